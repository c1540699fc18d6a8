/** One car under two stock numbers: its old address, saved under it, leads to the one that is on show. */
import { ask, expect, test } from './fixtures'
import { integrator } from './integrator'
import { siteOf } from './setup'

const DEALER = 'westside-motors'
const OTHER = 'harbour-toyota'

test('the address of a car that left leads on with its query, and what was saved under it follows @desktop', async ({
  page,
  request,
}) => {
  const send = integrator(request, DEALER, 'westside-footscray')
  const run = Date.now()
  const facts = {
    ...{ make: 'Toyota', model: 'HiLux', year: 2021, car_type: 'used', price: 49_850 },
    vin: `MR0HA3CD${String(run).slice(-9)}`,
  }
  const [old, stored] = [`OLD-${run}`, `KEPT-${run}`]
  const { slug: from } = await send('PUT', old, facts)
  const { slug: to } = await send('PUT', stored, facts)
  await send('PATCH', old, { status: 'withdrawn' })
  await expect
    .poll(async () => (await ask(request, DEALER, `/cars/${from}?utm_source=letter`)).headers().location)
    .toBe(`/cars/${to}?utm_source=letter`)
  expect((await ask(request, DEALER, `/cars/${from}`)).status()).toBe(308)
  expect((await ask(request, OTHER, `/cars/${from}`)).status()).toBe(404)

  await page.goto(`${siteOf(DEALER)}/cars/${from}`)
  expect(new URL(page.url()).pathname).toBe(`/cars/${to}`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteOf(DEALER)}/cars/${to}`)

  await page.evaluate((slug) => {
    const car = { id: 'saved', name: 'Toyota HiLux', slug, make: 'Toyota', model: 'HiLux' }
    localStorage.setItem('favourites', JSON.stringify([{ ...car, primary_image_url: null }]))
  }, from)
  await page.goto(`${siteOf(DEALER)}/garage`)
  await expect(page.locator(`.garage .card a[href$="/cars/${to}"]`).first()).toBeVisible()
  const saved = await page.evaluate(() => localStorage.getItem('favourites'))
  expect(JSON.parse(saved ?? '[]')).toMatchObject([{ slug: to }])
  await page.goto(`${siteOf(DEALER)}/compare?cars=${from}`)
  await expect(page.locator(`a[href="/cars/${to}"]`).first()).toBeVisible()
})
