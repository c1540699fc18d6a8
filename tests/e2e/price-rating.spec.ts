/** A price beside like cars: in lists, on the car's page, in the staff's form, and nowhere on a site without it. */
import { z } from 'zod'
import { adminGet, ask, axe, expect, overflow, signIn, test } from './fixtures'
import { cards, group, open, settled, tick } from './listPage'
import { platform, siteOf } from './setup'

const westside = siteOf('westside-motors')
const outback = siteOf('outback-caravans')
const answer = z.object({ count: z.number(), hits: z.array(z.object({ slug: z.string() })) })
const staffCars = z.object({ docs: z.array(z.object({ id: z.string(), price: z.number() })) })

test.beforeAll(async ({ request }) => {
  test.setTimeout(180_000)
  // The first pass begins a minute after the start.
  const rated = async () =>
    answer.parse(await (await ask(request, 'westside-motors', '/api/cars/search?price_rating=great')).json())
      .count
  await expect.poll(rated, { timeout: 150_000, intervals: [2000] }).toBeGreaterThan(20)
})

test('a list is filtered and sorted by it, and the car’s page says what it is based on @desktop', async ({
  page,
}) => {
  await page.goto(`${westside}/search`)
  await open(page, 'price_rating')
  await tick(page, 'price_rating', 'great')
  await expect(page).toHaveURL(/price_rating=great/)
  await settled(page)
  await expect(page.getByRole('link', { name: 'Remove Price rating: Great price' })).toBeVisible()
  const shown = cards(page)
  await expect(shown.locator('.rating--great')).toHaveCount(await shown.count())
  await page.goto(`${westside}/search?sortBy=rating`)
  await expect(shown.first().locator('.rating')).toHaveText('Great price')
  await shown.first().locator('.card__title a').click()
  await expect(page.locator('.buy .rating')).toHaveText('Great price')
  await page.locator('.rated summary').click()
  await expect(page.locator('.rated details')).toContainText('Great is at least 5 % below that')
})

test('it can be read, and fits', async ({ page, request }) => {
  const { hits } = answer.parse(
    await (await ask(request, 'westside-motors', '/api/cars/search?price_rating=above')).json(),
  )
  await page.goto(`${westside}/cars/${hits[0]?.slug}`)
  await page.locator('.rated summary').click()
  expect(await overflow(page)).toBe(0)
  expect(await axe(page)).toEqual([])
})

test('a dealer who has not switched it on has no filter, no order and no rating @desktop', async ({
  page,
}) => {
  await page.goto(`${outback}/search?price_rating=great&sortBy=rating`)
  await expect(cards(page).first()).toBeVisible()
  await expect(group(page, 'price_rating')).toHaveCount(0)
  await expect(page.locator('.rating')).toHaveCount(0)
  await expect(page.getByRole('option', { name: 'Best price rating' })).toHaveCount(0)
})

test('staff see how the price that they type would stand @desktop', async ({ page, request }) => {
  const { hits } = answer.parse(
    await (await ask(request, 'westside-motors', '/api/cars/search?price_rating=great')).json(),
  )
  await signIn(page, 'editor', 'westside-motors')
  const stored = await adminGet(page, `/cars?depth=0&where[slug][equals]=${hits[0]?.slug}`)
  const [car] = staffCars.parse(stored).docs
  await page.goto(`${platform}/admin/collections/cars/${car?.id}`)
  await expect(page.locator('.fc-like b')).toContainText('great price')
  await page.locator('#field-price').fill(String((car?.price ?? 0) * 2))
  await expect(page.locator('.fc-like b')).toContainText('higher price')
})
