import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ask, axe, expect, overflow, test } from './fixtures'
import { codeTo, newCodeTo } from './codes'
import { siteOf } from './setup'

test.describe.configure({ timeout: 120_000 })

const RIGS = 'outback-caravans'
const GROUP = 'westside-motors'
const somebody = (who: string): string =>
  `${who}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@shopper.example`

/** From the sign-in page to wherever it leads, by keyboard alone. */
async function signInBy(page: Page, email: string): Promise<void> {
  await page.getByRole('radio', { name: 'Text' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Mobile')).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  const earlier = codeTo(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  const code = await newCodeTo(email, earlier)
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
}

const hearts = (page: Page) => page.locator('main [data-favourite]')

test('G4 a device’s saved cars come along into the account, and to the next device @desktop', async ({
  page,
  browser,
  faults,
}) => {
  const email = somebody('ann')
  await page.goto(`${siteOf(RIGS)}/search`)
  for (const heart of [hearts(page).nth(0), hearts(page).nth(1)]) {
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await page.goto(`${siteOf(RIGS)}/garage`)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in with a code' })).toBeVisible()
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  // On a slow network the shopper is on the next page before the cars are in the account.
  await page.route('**/api/watchlist/merge', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => undefined)
  })
  await signInBy(page, email)
  await page.waitForURL((url) => url.pathname === '/garage')
  await expect(page.getByRole('link', { name: 'your account' })).toBeVisible()
  await page.goto(`${siteOf(RIGS)}/watchlist`)
  await expect(page.locator('.watched')).toHaveCount(2)
  await page.unroute('**/api/watchlist/merge')
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])

  const next = await browser.newPage()
  await next.goto(`${siteOf(RIGS)}/sign-in?type=watchlist&redirect=/garage`)
  await signInBy(next, email)
  await next.waitForURL('**/garage')
  await expect(next.locator('.garage .card')).toHaveCount(2)
  // Removed there, it is gone here too.
  await hearts(next).first().click()
  await expect(next.locator('.garage .card')).toHaveCount(1)
  await expect
    .poll(async () => {
      await page.goto(`${siteOf(RIGS)}/watchlist`)
      return page.locator('.watched').count()
    })
    .toBe(1)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  await next.close()
  expect(faults).toEqual([])
})

test('G3 a heart that the account refuses is taken back, and says why @phone', async ({ page, faults }) => {
  await page.goto(`${siteOf(RIGS)}/sign-in?redirect=/search`)
  await signInBy(page, somebody('ben'))
  await page.waitForURL('**/search')
  const heart = hearts(page).first()
  const merged = page.waitForResponse('**/api/watchlist/merge')
  await page.reload()
  await merged
  await page.route('**/api/watchlist/save-car', async (route) => {
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await route.fulfill({ status: 503, json: { success: false, error: 'This is not available just now.' } })
  })
  await heart.click()
  await expect(page.getByRole('status').filter({ hasText: 'was not saved' })).toContainText(
    'This is not available just now.',
  )
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/api/watchlist/save-car')
  const saved = page.waitForResponse('**/api/watchlist/save-car')
  await heart.click()
  expect((await saved).status()).toBe(200)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(faults).toEqual([])
})

// faults: B9
test('G1 N7 a gate leads to the sign-in and back with the query, and is never kept for the next visitor @phone', async ({
  page,
  request,
  faults,
}) => {
  const target = '/spin-to-win?from=mail&x=1'
  await page.goto(siteOf(GROUP) + target)
  const url = new URL(page.url())
  expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    '/sign-in',
    { type: 'spin-to-win', redirect: target, back: '/' },
  ])
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.locator('main').getByRole('alert')).toContainText(
    'Australian or New Zealand mobile number',
  )
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  await signInBy(page, somebody('cat'))
  await page.waitForURL(`**${target}`)
  await expect(page.locator('h1')).toBeVisible()
  const stranger = await ask(request, GROUP, target)
  expect(stranger.status()).toBe(307)
  expect(stranger.headers().location).toContain('/sign-in?type=spin-to-win')
  const stored = await page.evaluate(async (path) => (await fetch(path)).headers.get('cache-control'), target)
  expect(stored).toMatch(/no-store/)
  expect(faults).toEqual([])
})

test('G4 a wrong code is told once, and an account is read, taken along and deleted @phone', async ({
  page,
  faults,
}) => {
  const email = somebody('dan')
  await page.goto(`${siteOf(GROUP)}/account`)
  await page.getByRole('radio', { name: 'Email' }).check()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code').fill('12')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.locator('main').getByRole('alert')).toContainText('That code is not right')
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  await page.getByLabel('Code').fill(await newCodeTo(email))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
  // An empty part says what would stand there, with one way to it.
  for (const [part, way] of [
    ['Bookings and reservations', 'Book a test drive'],
    ['Saved cars', 'Browse all cars'],
    ['Saved searches', 'Start a search'],
    ['Messages', 'Write to us'],
  ] as const)
    await expect(page.getByRole('region', { name: part }).getByRole('link')).toHaveText([way])

  await page.getByText('Change your name').click()
  await page.getByLabel('Name').fill('Dan Lee')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Dan' })).toBeVisible()
  await page.getByRole('button', { name: 'Yes, email me' }).click()
  await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeVisible()
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const file = await (await download).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ details: { name: 'Dan Lee', email } })

  await page.getByRole('link', { name: 'Delete my account' }).click()
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  await page.goto(`${siteOf(GROUP)}/account`)
  await expect(page.getByRole('heading', { name: 'Sign in with a code' })).toBeVisible()
  expect(faults).toEqual([])
})

test('G4 all of it works without scripts, and signing out empties the device @phone', async ({
  browser,
  page,
}) => {
  const email = somebody('eve')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${siteOf(RIGS)}/sign-in?redirect=/account`)
  await plain.getByRole('radio', { name: 'Email' }).check()
  await plain.getByRole('textbox', { name: 'Email' }).fill(email)
  await plain.getByRole('button', { name: 'Send me a code' }).click()
  await plain.getByRole('button', { name: 'Yes, send it' }).click()
  await plain.getByLabel('Code').fill(await newCodeTo(email))
  await plain.getByRole('button', { name: 'Sign in' }).click()
  await expect(plain.getByText(`Signed in with ${email}.`)).toBeVisible()
  await context.close()

  await page.goto(`${siteOf(RIGS)}/sign-in?redirect=/search`)
  await signInBy(page, email)
  await page.waitForURL('**/search')
  await hearts(page).first().click()
  await expect(page.locator('[data-garage] .badge').first()).toHaveText('1')
  await page.goto(`${siteOf(RIGS)}/account`)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(`${siteOf(RIGS)}/`)
  // The browser empties its storage beside the navigation, now and then a moment after it.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBeNull()
  expect((await page.context().cookies()).filter(({ name }) => name.includes('shopper'))).toEqual([])
})

test('G1 N7 what a dealer has switched off is no page, by address either @desktop', async ({ request }) => {
  expect((await ask(request, RIGS, '/finance')).status()).toBe(404)
  for (const at of ['/sign-in?redirect=//evil.example', '/sign-in?redirect=https://evil.example'])
    expect(await (await ask(request, RIGS, at)).text()).not.toMatch(/(?:href|value|action)="[^"]*evil/)
})
