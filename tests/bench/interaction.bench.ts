/**
 * How quickly the list page answers a hand, in Chromium on a processor four times slower: the browser's own event timings
 * (from the press to the next paint, in steps of 8 ms) of filters, typing, panels and sliders, and how far the page shifted.
 * The median of five visits: a machine that does something else for a moment would decide a single one.
 */
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromium as browserOf, type Page } from '@playwright/test'
import { chromium } from '../e2e/setup'
import { median } from './load'
import { startSite } from './siteServer'

const SLOWDOWN = 4
const LIMITS = { click: 100, typing: 50 }
const SETTLE_MS = 1500
const VISITS = 5

declare global {
  interface Window {
    timings: { name: string; ms: number }[]
    shift: number
  }
}

if (!existsSync('.next/BUILD_ID')) throw new Error('Build first: npm run build')
const dataDir = path.resolve('.cache/bench/interaction')
rmSync(dataDir, { recursive: true, force: true })
const site = await startSite(dataDir)
const browser = await browserOf.launch({ executablePath: chromium(), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })

const observe = () => {
  window.timings = []
  window.shift = 0
  const events: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('interactionId' in entry && entry.interactionId) window.timings.push({ name: entry.name, ms: entry.duration })
  }).observe(events)
  new PerformanceObserver((list) => {
    // As CLS is defined: what follows a press within half a second is meant.
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number' && 'hadRecentInput' in entry && !entry.hadRecentInput) window.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The slowest event since the last call, in ms; what took less than a frame is not reported and counts as 16. */
const slowest = async (page: Page): Promise<number> => {
  await page.waitForTimeout(SETTLE_MS)
  return page.evaluate(() => {
    const worst = Math.max(16, ...window.timings.map(({ ms }) => ms))
    window.timings = []
    return worst
  })
}

interface Measured {
  view: string
  interaction: string
  limit: number
  /** The slowest event of each visit, in ms. */
  ms: number[]
}
const measured = new Map<string, Measured>()
const shifts: Record<string, number[]> = {}

async function visit(view: string, size: { width: number; height: number }, act: (page: Page, note: (interaction: string, limit: number) => Promise<void>) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ viewport: size, hasTouch: size.width < 600, isMobile: size.width < 600 })
  await page.addInitScript(observe)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(`http://westside-motors.localhost:${site.port}/search`, { waitUntil: 'networkidle' })
  await slowest(page)
  await act(page, async (interaction, limit) => {
    const row = measured.get(view + interaction) ?? { view, interaction, limit, ms: [] }
    row.ms.push(await slowest(page))
    measured.set(view + interaction, row)
  })
  const seen = (shifts[view] ??= [])
  seen.push(await page.evaluate(() => window.shift))
  await page.close()
}

const row = (page: Page, name: string, value: string) => page.locator('label.check', { has: page.locator(`input[name="${name}"][value="${value}"]`) }).locator('.check__n')

const onDesktop = () => visit('desktop', { width: 1440, height: 900 }, async (page, note) => {
  for (const make of ['Toyota', 'Mazda']) {
    await row(page, 'make', make).click()
    await note(`tick ${make}`, LIMITS.click)
  }
  await page.locator('.chip').first().click()
  await note('remove a chip', LIMITS.click)
  await page.locator('.quick__b').first().click()
  await note('quick filter', LIMITS.click)
  await page.locator('details[data-group="fuel"] summary').first().click()
  await note('open a panel', LIMITS.click)
  await page.locator('#list-query').pressSequentially('corolla', { delay: 120 })
  await note('type a word', LIMITS.typing)
  await page.locator('details[data-group="price"] input[type="range"]').last().focus()
  for (let press = 0; press < 8; press++) await page.keyboard.press('ArrowLeft')
  await note('slider by keys', LIMITS.typing)
})

const onPhone = () => visit('phone', { width: 390, height: 844 }, async (page, note) => {
  await page.locator('.stickbar button').first().tap()
  await note('open the sheet', LIMITS.click)
  await row(page, 'make', 'Toyota').tap()
  await note('tick in the sheet', LIMITS.click)
  await page.locator('.sheet__foot button').tap()
  await note('show the cars', LIMITS.click)
})

for (let round = 0; round < VISITS; round++) {
  await onDesktop()
  await onPhone()
}
await browser.close()
await site.stop()
const rows = [...measured.values()].map(({ view, interaction, limit, ms }) => ({ view, interaction, 'median ms': median(ms), 'slowest ms': Math.max(...ms), 'limit ms': limit }))
console.table(rows)
for (const [view, seen] of Object.entries(shifts)) console.log(`layout shift, ${view}: ${seen.map((shift) => shift.toFixed(3)).join(' ')} (limit 0.000)`)
if (rows.some((one) => one['median ms'] > one['limit ms']) || Object.values(shifts).some((seen) => median(seen) >= 0.001)) process.exitCode = 1
