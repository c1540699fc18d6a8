/** Reserving a car on a phone: paid, declined, held by another shopper, and without scripts. */
import type { Page } from '@playwright/test'
import { HOLD_KEY } from '../../src/components/reservations/ownHold/key'
import { axe, expect, overflow, test } from './fixtures'
import { siteOf } from './setup'

const SLUG = 'westside-motors'
const DECLINED = '4000 0000 0000 0002'
const LIST = '/search/used-cars?range[price]=20000:60000'

/** The nth car of the list that can be reserved: each test takes its own. */
async function openCheckout(page: Page, nth: number): Promise<string> {
  await page.goto(`${siteOf(SLUG)}${LIST}`)
  const link = page.getByRole('link', { name: /^Reserve \$200/ }).nth(nth)
  const href = (await link.getAttribute('href')) ?? ''
  await page.goto(`${siteOf(SLUG)}${href}`)
  return href
}

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Jordan Lee')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Phone').fill('0412 345 678')
  await page.getByLabel(/^I agree/).check()
}

test('P1 from the home page to a paid reservation in at most 8 taps @phone', async ({ page, faults }) => {
  let taps = 0
  const tap = async (what: ReturnType<Page['locator']>) => {
    taps++
    await what.click()
  }
  await page.goto(siteOf(SLUG))
  await tap(page.getByRole('link', { name: /^Reserve \$200/ }).first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Reserve this /)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await axe(page)).toEqual([])
  for (const [label, text] of [
    ['Full name', 'Jordan Lee'],
    ['Email', 'reserve-e2e@shopper.example'],
    ['Phone', '0412 345 678'],
  ] as const) {
    await tap(page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await tap(page.getByLabel(/^I agree/))
  await tap(page.getByRole('button', { name: 'Go to deposit, $200' }))
  await expect(page.getByText('TEST: no money moves')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await tap(page.getByRole('button', { name: 'Pay $200' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^It is yours until /)
  await expect(page.getByText('You paid $200.')).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await axe(page)).toEqual([])
  expect(taps).toBeLessThanOrEqual(8)
  expect(faults).toEqual([])
})

test('P2 a declined card loses nothing, and the next one is taken @phone', async ({ page }) => {
  await openCheckout(page, 3)
  await fill(page, 'declined-e2e@shopper.example')
  await page.getByRole('button', { name: 'Go to deposit, $200' }).click()
  await page.getByLabel('Test card number').fill(DECLINED)
  await page.getByRole('button', { name: 'Pay $200' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The card was declined' })).toBeVisible()
  await page.getByLabel('Test card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Try again, $200' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^It is yours until /)
})

/** The page's code has come, and stored the hold for the car's page. */
const noted = (page: Page) => page.waitForFunction((key) => localStorage.getItem(key) !== null, HOLD_KEY)

test('P2 a second shopper is told, waits in line, and the car shows as reserved until it is cancelled @phone', async ({
  page,
  browser,
}) => {
  const path = await openCheckout(page, 6)
  const rival = await (await browser.newContext()).newPage()
  await rival.goto(`${siteOf(SLUG)}${path}`)
  await fill(rival, 'rival-e2e@shopper.example')
  await fill(page, 'winner-e2e@shopper.example')
  await page.getByRole('button', { name: 'Go to deposit, $200' }).click()
  await page.getByRole('button', { name: 'Pay $200' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^It is yours until /)
  await rival.getByRole('button', { name: 'Go to deposit, $200' }).click()
  await expect(rival.getByRole('heading', { level: 1 })).toHaveText('Someone else is reserving this car')
  await expect(rival.getByText('You were not charged.')).toBeVisible()
  expect(await axe(rival)).toEqual([])
  await rival.getByLabel('Your name').fill('Riva Lee')
  await rival.getByLabel('Email').fill('rival-e2e@shopper.example')
  await rival.getByRole('button', { name: 'Tell me if it comes back' }).click()
  await expect(rival.getByText('You are in line.')).toBeVisible()
  const car = path.replace('/checkout', '')
  await rival.goto(`${siteOf(SLUG)}${car}`)
  // The tag may name the fuel: the box with the price says it of every car.
  await expect(rival.locator('.buy').getByText('Reserved for a shopper.')).toBeVisible()
  await expect(rival.locator('.buy').getByRole('link', { name: /^Reserve/ })).toHaveCount(0)
  await expect(rival.getByText(/You hold this one/)).toHaveCount(0)
  const reservation = page.url()
  expect(new URL(reservation).search).toBe('')
  await noted(page)
  await page.goto(`${siteOf(SLUG)}${car}`)
  await expect(page.locator('.buy')).toContainText(/You hold this one until \w+ \d+ \w+/)
  const own = page.getByRole('link', { name: 'Open your reservation' })
  const link = (await own.getAttribute('href')) ?? ''
  await own.click()
  await expect(page).toHaveURL(reservation)
  // The mail's link on another device: known there too, and its key is in no address.
  const second = await (await browser.newContext()).newPage()
  await second.goto(`${siteOf(SLUG)}${link}`)
  await expect(second).toHaveURL(reservation)
  await noted(second)
  await second.goto(`${siteOf(SLUG)}${car}`)
  await expect(second.locator('.buy')).toContainText('You hold this one until')
  await second.goto(`${siteOf(SLUG)}${path}`)
  await expect(second).toHaveURL(reservation)
  await page.getByText('Cancel and refund', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, cancel and refund' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your reservation is cancelled')
  await expect(page.getByText(/Your \$200 (is on its way|went) back/)).toBeVisible()
  await rival.reload()
  await expect(rival.locator('.buy').getByRole('link', { name: 'Reserve $200' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('P1 a car is reserved and paid by plain forms @phone', async ({ page }) => {
    await openCheckout(page, 9)
    await fill(page, 'plain-e2e@shopper.example')
    await page.getByRole('button', { name: 'Go to deposit, $200' }).click()
    await page.getByRole('button', { name: 'Yes, send it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay the deposit')
    await page.getByRole('link', { name: 'Pay $200 and hold it' }).click()
    await page.getByRole('button', { name: 'Pay $200' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^It is yours until /)
  })
})

test('N5 the checkout of a dealer without reservations, and a stranger’s link, are not there @phone', async ({
  page,
}) => {
  const path = await openCheckout(page, 0)
  const other = path.replace('/checkout', '/buy-online')
  await page.goto(`${siteOf(SLUG)}${other}`)
  expect(new URL(page.url()).pathname).toBe(path)
  for (const url of [
    `${siteOf('harbour-toyota')}${path}`,
    `${siteOf(SLUG)}/reservations/R7KQ2M9XA?key=x`,
    `${siteOf(SLUG)}/pay/test?session=x`,
  ])
    expect((await page.goto(url))?.status()).toBe(404)
})
