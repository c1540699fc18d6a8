/** Presses on a slow network: no change of the list is lost. */
import { setTimeout as after } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, ready, test } from './fixtures'
import { heldScripts } from './heldScripts'
import { box, open, settled, tick } from './listPage'
import { siteOf } from './setup'
import { SIX_TICKS, slowData, tickSix } from '../helpers/sixTicks'

const westside = siteOf('westside-motors')
const slowScripts = (page: Page) =>
  page.route('**/_next/static/**/*.js', async (route) => {
    await after(800)
    await route.continue()
  })
for (const apart of [40, 300, 900])
  test(`six ticks ${apart} ms apart on a slow network: none is lost @desktop${apart === 900 ? ' @full' : ''}`, async ({
    page,
  }) => {
    await slowData(page)
    await page.goto(`${westside}/search`)
    await settled(page)
    await tickSix(page, apart)
    await expect(page).toHaveURL((url) =>
      SIX_TICKS.every(([name, value]) => url.searchParams.getAll(name).includes(value)),
    )
    await settled(page)
    for (const [name, value] of SIX_TICKS) await expect(box(page, name, value)).toBeChecked()
  })

test('a chip taken off stays off when a box is ticked before the answer @desktop', async ({ page }) => {
  await slowData(page)
  await page.goto(`${westside}/search?body=SUV`)
  await ready(page)
  await open(page, 'fuel')
  await page.getByRole('link', { name: 'Remove Body type: SUV' }).click()
  await after(500)
  await tick(page, 'fuel', 'Hybrid')
  await expect(page).toHaveURL(/\/search\?fuel=Hybrid$/)
  await settled(page)
  await expect(box(page, 'body', 'SUV')).not.toBeChecked()
  await expect(box(page, 'fuel', 'Hybrid')).toBeChecked()
})

test('a quick filter keeps the box ticked before it @desktop', async ({ page }) => {
  await slowData(page)
  await page.goto(`${westside}/search`)
  await open(page, 'make')
  await tick(page, 'make', 'Toyota')
  await after(500)
  await page.getByRole('navigation', { name: 'Quick filters' }).getByRole('link', { name: 'Utes' }).click()
  await expect(page).toHaveURL(/\/search\/toyota\?body=Ute$/)
  await settled(page)
  await expect(box(page, 'make', 'Toyota')).toBeChecked()
})

test('one request brings a new list @desktop', async ({ page }) => {
  await page.goto(`${westside}/search`)
  await open(page, 'fuel')
  const requested: string[] = []
  // Photos come with the hand that ticks, at most once for the cards of a list (0157).
  const photos: string[] = []
  page.on('request', (request) => {
    const list = request.url().includes('/api/cars/photos') ? photos : requested
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) list.push(request.url())
  })
  await tick(page, 'fuel', 'Hybrid')
  await expect(page).toHaveURL(/fuel=Hybrid/)
  await settled(page)
  expect(requested).toHaveLength(1)
  expect(photos.length).toBeLessThanOrEqual(2)
})

test('what is touched before the scripts arrive is taken over @desktop', async ({ page }) => {
  await slowScripts(page)
  await page.goto(`${westside}/search`, { waitUntil: 'commit' })
  // The page is still being laid out: a press may miss the box, and a person presses again.
  await expect(() => box(page, 'make', 'Toyota').check({ force: true, timeout: 2000 })).toPass()
  await page.locator('#list-query').fill('hybrid')
  await page.locator('#sort').selectOption('latest')
  await expect(page).toHaveURL(/\/search\/toyota\?query=hybrid&sortBy=latest$/)
  await settled(page)
  await expect(box(page, 'make', 'Toyota')).toBeChecked()
  // The word is a filter.
  await expect(box(page, 'fuel', 'Hybrid')).toBeChecked()
})

test('a quick filter pressed before the scripts arrive keeps the box ticked before it @phone', async ({
  page,
}) => {
  const release = await heldScripts(page)
  await page.goto(`${westside}/search`, { waitUntil: 'domcontentloaded' })
  await box(page, 'make', 'Toyota').evaluate((toyota: HTMLInputElement) => toyota.click())
  await page.getByRole('navigation', { name: 'Quick filters' }).getByRole('link', { name: 'Utes' }).click()
  await expect(page).toHaveURL(`${westside}/search`)
  release(0)
  await expect(page).toHaveURL(/\/search\/toyota\?body=Ute$/)
})

test('the filter button pressed before the scripts arrive opens the sheet; the focus comes back to it @phone', async ({
  page,
}) => {
  await slowScripts(page)
  await page.goto(`${westside}/search`, { waitUntil: 'commit' })
  const filter = page.getByRole('button', { name: /^Filter/ })
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await filter.click()
  await expect(sheet).toBeVisible()
  await expect(page).toHaveURL(/\/search$/)
  await open(page, 'body')
  const counted = page.waitForRequest((request) => request.url().includes('count=1'))
  await tick(page, 'body', 'Ute')
  expect((await (await counted).response())?.status()).toBe(200)
  await expect(sheet.getByRole('button', { name: /^Show \d+ cars/ })).toBeVisible()
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL(/\/search\?body=Ute$/)
  await expect(sheet).toBeHidden()
  await expect(filter).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/search$/)
})

test('amounts are read as they are written; nonsense is said and changes nothing @desktop', async ({
  page,
}) => {
  await page.goto(`${westside}/search`)
  await ready(page)
  await open(page, 'price')
  const [from, to] = [page.locator('#price-min'), page.locator('#price-max')]
  for (const nonsense of ['1e4', '20.5']) {
    await from.fill(nonsense)
    await from.press('Enter')
    await expect(page.getByRole('alert').getByText(/Please enter a number/)).toBeVisible()
  }
  await expect(page).toHaveURL(/\/search$/)
  await from.fill('20.5k')
  await to.fill('$40,000')
  await to.press('Enter')
  await expect(page).toHaveURL(/range\[price\]=20500:40000$/)
  await settled(page)
  await expect(from).toHaveValue('$20,500')
})

test('a postcode that is none is said and makes no chip @desktop', async ({ page }) => {
  await page.goto(`${westside}/search?near=0000`)
  const words = page.getByText('Invalid postcode. Please enter a 4-digit number.')
  await expect(page.getByText('We do not know the postcode 0000.').first()).toBeVisible()
  await expect(words).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Filters in use' })).toHaveCount(0)
  await page.goto(`${westside}/search`)
  await ready(page)
  await open(page, 'near')
  for (const typed of ['12', 'abc']) {
    await page.locator('#near-postcode').fill(typed)
    await page.locator('#near-postcode').press('Enter')
    await expect(words).toBeVisible()
    await page.locator('#near-postcode').fill('')
  }
  await expect(page).toHaveURL(/\/search$/)
})

test('words that are read as filters can be typed on, and a box ticked after them is added @desktop', async ({
  page,
}) => {
  await page.goto(`${westside}/search`)
  await settled(page)
  const chips = page.locator('.chips .chip')
  const words = page.locator('#list-query')
  await words.fill('red')
  await expect(chips).toHaveText(['Red'])
  await words.fill('redback')
  await expect(chips).toHaveText(['“redback”'])
  await words.fill('used hilux')
  await expect(page).toHaveURL(/\?query=used\+hilux$/)
  await expect(box(page, 'car_type', 'used')).toBeChecked()
  await open(page, 'fuel')
  await tick(page, 'fuel', 'Diesel')
  await expect(page).toHaveURL((url) => url.searchParams.getAll('fuel').includes('Diesel'))
  await settled(page)
  for (const [name, value] of [
    ['car_type', 'used'],
    ['fuel', 'Diesel'],
  ] as const)
    await expect(box(page, name, value)).toBeChecked()
  await expect(chips.filter({ hasText: 'HiLux' })).toBeVisible()
})

for (const apart of [0, 150])
  test(`a slider moved and a range typed before the scripts arrive, ${apart} ms apart, are taken over @desktop`, async ({
    page,
  }) => {
    const release = await heldScripts(page)
    await page.goto(`${westside}/search`, { waitUntil: 'commit' })
    await page.locator('#price-high').fill('40')
    await page.locator('#km-max').evaluate((field: HTMLInputElement) => (field.value = '90,000'))
    release(apart)
    await expect(page).toHaveURL(/range\[price\]=:\d+&range\[km\]=:90000$/)
  })

test('Enter in a range before its code is there: an amount counts, nonsense is said @desktop', async ({
  page,
}) => {
  await page.goto(`${westside}/search`, { waitUntil: 'networkidle' })
  await open(page, 'price')
  await slowScripts(page)
  const [from, to] = [page.locator('#price-min'), page.locator('#price-max')]
  await from.fill('1e4')
  await from.press('Enter')
  await expect(page.getByRole('alert').getByText(/Please enter a number/)).toBeVisible()
  await page.goto(`${westside}/search`, { waitUntil: 'networkidle' })
  await open(page, 'price')
  await to.fill('40k')
  await to.press('Enter')
  await expect(page).toHaveURL(/range\[price\]=:40000$/)
})

test('Enter after half a postcode before its code is there says what is wrong @desktop', async ({ page }) => {
  await page.goto(`${westside}/search`, { waitUntil: 'networkidle' })
  await open(page, 'near')
  await slowScripts(page)
  await page.locator('#near-postcode').fill('12')
  await page.locator('#near-postcode').press('Enter')
  await expect(page.getByText('Invalid postcode. Please enter a 4-digit number.')).toBeVisible()
  await expect(page).toHaveURL(/\/search$/)
})

test('a heart and a compare switch pressed before any script of the page are kept @phone', async ({
  page,
}) => {
  const release = await heldScripts(page)
  await page.goto(`${westside}/search`, { waitUntil: 'commit' })
  const hearts = page.locator('main [data-favourite]')
  await hearts.nth(0).click()
  await hearts.nth(1).click()
  // Pressed again for want of an answer.
  await hearts.nth(1).click()
  await page.locator('main label:has([data-compare])').nth(2).click()
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'false')
  release(0)
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('main [data-compare]').nth(2)).toBeChecked()
  const stored = await page.evaluate(() =>
    ['favourites', 'compare'].map((name) => localStorage.getItem(name)),
  )
  expect(stored.map((list) => JSON.parse(list ?? '[]').length)).toEqual([2, 1])
})
