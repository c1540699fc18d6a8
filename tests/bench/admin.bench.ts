/**
 * How long staff wait in the admin, in Chromium: for Today in a new browser without any of the admin's files, and between screens
 * that people change all day. From the press until the heading of the next screen can be read; the median of five.
 */
import { chromium as browserOf, type Page } from '@playwright/test'
import { chromium } from '../e2e/setup'
import { demoLogin } from '../helpers/demoLogin'
import { median } from './load'
import { startSite } from './siteServer'

const TURNS = 5
const FIRST_MS = 2500
const NEXT_MS = 500

const site = await startSite('admin')
const admin = `http://localhost:${site.port}/admin`
const login = demoLogin(site.dataDir, 'dealer_admin', 'harbour-toyota')

const browser = await browserOf.launch({
  executablePath: chromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const viewport = { width: 1440, height: 900 }
const signedIn = await browser.newContext({ viewport })
const entry = await signedIn.newPage()
await entry.goto(`${admin}/login`)
await entry.getByLabel('Email').fill(login.email)
await entry.getByLabel('Password').fill(login.password)
await entry.getByRole('button', { name: 'Sign in' }).click()
await entry.waitForURL((url) => !url.pathname.includes('/login'))
const storageState = await signedIn.storageState()

const heading = (page: Page, words: RegExp) => page.getByRole('heading', { level: 1, name: words })

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

const first: number[] = []
for (let turn = 0; turn < TURNS; turn++) {
  const context = await browser.newContext({ viewport, storageState })
  const page = await context.newPage()
  first.push(
    await timed(async () => {
      await page.goto(admin)
      await heading(page, /need/).waitFor()
    }),
  )
  await context.close()
}

/** From where, by which link of the menu, until which heading. */
const WAYS = [
  ['Today', 'Leads', /answer/],
  ['Leads', 'Cars', /For sale/],
  ['Cars', 'Offers', /Offers/],
  ['Offers', 'Today', /need/],
] as const
const context = await browser.newContext({ viewport, storageState })
const page = await context.newPage()
await page.goto(admin, { waitUntil: 'networkidle' })
const next = new Map<string, number[]>()
for (let turn = 0; turn < TURNS; turn++)
  for (const [from, to, words] of WAYS) {
    const link = page.locator('.nav').getByRole('link', { name: to, exact: true }).first()
    const ms = await timed(async () => {
      await link.click()
      await heading(page, words).waitFor()
    })
    next.set(`${from} → ${to}`, [...(next.get(`${from} → ${to}`) ?? []), ms])
    await page.waitForLoadState('networkidle')
  }

const row = (what: string, goal: number, times: readonly number[]) => ({
  what,
  'goal ms': goal,
  'median ms': Math.round(median(times)),
  'slowest ms': Math.round(Math.max(...times)),
})
console.table([
  row('Today in a new browser', FIRST_MS, first),
  ...[...next].map(([what, times]) => row(what, NEXT_MS, times)),
])
await browser.close()
await site.stop()
