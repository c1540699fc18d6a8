/** Addresses that are not there, reached by a press inside the site: the page loads no document unless Next's router asks for it. */
import type { Page } from '@playwright/test'
import { expect, ready, test } from './fixtures'
import { integrator } from './integrator'
import { siteOf } from './setup'

const WORDS: Record<string, string> = {
  'harbour-toyota': 'This page went out with the tide.',
  'westside-motors': 'Wrong turn.',
  'outback-caravans': 'No track here.',
}

/** One of each kind of page; cached for all, made for one visitor, switched off for this dealer. */
const MISSING: Record<string, readonly string[]> = {
  'harbour-toyota': [
    '/nope',
    '/nope/deeper/still',
    '/cars/nope',
    '/search/nope',
    '/locations/nope',
    '/blog/nope',
    '/offers/nope',
    '/models/nope',
    '/teams/nope',
    '/toyota-granvia/nope',
    '/bookings/nope',
    '/reservations/nope',
    '/personalised/nope',
    '/valuations/nope',
  ],
  'outback-caravans': ['/finance', '/cars/nope/buy-online', '/service/nope'],
}

/** Presses the first card of the list with another address in it: what a card whose car has gone does. */
const press = async (page: Page, href: string): Promise<void> => {
  const link = page.locator('[data-grid] a[data-car]').first()
  await link.evaluate((card, to) => card.setAttribute('href', to), href)
  await link.click()
}

for (const [tenant, addresses] of Object.entries(MISSING))
  test(`an address of ${tenant} that is not there says so after a press inside the site, and Back leads to the list @desktop`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(180_000)
    const list = `${siteOf(tenant)}/search`
    await page.goto(list)
    for (const address of addresses) {
      await ready(page)
      await press(page, address)
      await expect(page.getByRole('heading', { level: 1, name: WORDS[tenant] }), address).toBeVisible()
      await expect(page).toHaveURL(siteOf(tenant) + address)
      await expect(page.locator('main')).toHaveCount(1)
      await page.goBack()
      await expect(page.locator('[data-grid] a[data-car]').first(), address).toBeVisible()
      await expect(page).toHaveURL(list)
    }
    expect(faults).toEqual([])
  })

const LEAVING = [
  { how: 'hidden', change: { show_on_dealer_website: false }, title: WORDS['westside-motors'] },
  { how: 'withdrawn', change: { status: 'withdrawn' }, title: 'This one is no longer here.' },
]
test('a car that was hidden, and one that was withdrawn, since its list was loaded say so @phone', async ({
  page,
  request,
}) => {
  const send = integrator(request, 'westside-motors', 'westside-footscray')
  for (const { how, change, title } of LEAVING) {
    const stocknum = `MISSING-${how}`
    const car = { make: 'Mazda', model: 'CX-5', year: 2021, car_type: 'used', price: 31_000 }
    const { slug } = await send('PUT', stocknum, car)
    const card = page.locator(`[data-grid] a[data-car][href="/cars/${slug}"]`).first()
    await expect(async () => {
      await page.goto(`${siteOf('westside-motors')}/search?query=${stocknum}`)
      await expect(card).toBeVisible({ timeout: 500 })
    }).toPass()
    await ready(page)
    await send('PATCH', stocknum, change)
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name: title }), how).toBeVisible()
    await expect(page).toHaveURL(`${siteOf('westside-motors')}/cars/${slug}`)
    await page.goBack()
    await expect(page).toHaveURL(/\/search/)
    await expect(page.locator('.stickbar')).toBeVisible()
  }
})
