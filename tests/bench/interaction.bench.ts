/**
 * How quickly the list page responds, in Chromium on a processor four times slower: the browser's own event timings
 * (from the press to the next paint, in steps of 8 ms) of filters, typing, panels and sliders, and how far the page shifted.
 * The median of five visits, because the machine may be busy during one of them. The pointer moves, presses and releases, and a
 * field is focused before text is typed, with pauses as by a person: without them, each event would be counted for the next.
 */
import { chromium as browserOf, type Locator, type Page } from '@playwright/test'
import { chromium } from '../e2e/setup'
import { median } from './load'
import { startSite } from './siteServer'

const SLOWDOWN = 4
const LIMITS = { click: 100, typing: 50 }
const SETTLE_MS = 1500
const VISITS = 5
const COMING_MS = 150
const HELD_MS = 80

declare global {
  interface Window {
    timings: { name: string; ms: number }[]
    shift: number
  }
}

const site = await startSite('interaction')
const browser = await browserOf.launch({
  executablePath: chromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

const observe = () => {
  window.timings = []
  window.shift = 0
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        window.timings.push({ name: entry.name, ms: entry.duration })
  }).observe(events)
  new PerformanceObserver((list) => {
    // As CLS is defined: what follows a press within half a second is meant.
    for (const entry of list.getEntries())
      if (
        'value' in entry &&
        typeof entry.value === 'number' &&
        'hadRecentInput' in entry &&
        !entry.hadRecentInput
      )
        window.shift += entry.value
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

async function visit(
  view: string,
  size: { width: number; height: number },
  act: (page: Page, note: (interaction: string, limit: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({
    viewport: size,
    hasTouch: size.width < 600,
    isMobile: size.width < 600,
  })
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

async function press(page: Page, target: Locator): Promise<void> {
  await target.hover()
  await page.waitForTimeout(COMING_MS)
  await target.click({ delay: HELD_MS })
}

/** A finger: Playwright's own tap lifts it in the instant that it lands. */
async function touch(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing there to touch')
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(HELD_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

const row = (page: Page, name: string, value: string) =>
  page
    .locator('label.check', { has: page.locator(`input[name="${name}"][value="${value}"]`) })
    .locator('.check__n')

const onDesktop = () =>
  visit('desktop', { width: 1440, height: 900 }, async (page, note) => {
    for (const make of ['Toyota', 'Mazda']) {
      await press(page, row(page, 'make', make))
      await note(`tick ${make}`, LIMITS.click)
    }
    await press(page, page.locator('.chip').first())
    await note('remove a chip', LIMITS.click)
    await press(page, page.locator('.quick__b').first())
    await note('quick filter', LIMITS.click)
    await press(page, page.locator('details[data-group="fuel"] summary').first())
    await note('open a panel', LIMITS.click)
    await press(page, page.locator('#list-query'))
    await note('enter a field', LIMITS.click)
    await page.keyboard.type('corolla', { delay: 120 })
    await note('type a word', LIMITS.typing)
    await page.locator('details[data-group="price"] input[type="range"]').last().focus()
    await slowest(page)
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowLeft', { delay: HELD_MS })
    await note('slider by keys', LIMITS.typing)
  })

const onPhone = () =>
  visit('phone', { width: 390, height: 844 }, async (page, note) => {
    await touch(page, page.locator('#filter-open'))
    await note('open the sheet', LIMITS.click)
    await touch(page, row(page, 'make', 'Toyota'))
    await note('tick in the sheet', LIMITS.click)
    await touch(page, page.locator('.sheet__foot button'))
    await note('show the cars', LIMITS.click)
  })

for (let round = 0; round < VISITS; round++) {
  await onDesktop()
  await onPhone()
}
await browser.close()
await site.stop()
const rows = [...measured.values()].map(({ view, interaction, limit, ms }) => ({
  view,
  interaction,
  'median ms': median(ms),
  'slowest ms': Math.max(...ms),
  'limit ms': limit,
  'within the limit': median(ms) <= limit ? 'yes' : 'NO',
}))
console.table(rows)
for (const [view, seen] of Object.entries(shifts))
  console.log(`layout shift, ${view}: ${seen.map((shift) => shift.toFixed(3)).join(' ')} (limit 0.000)`)
