import { z } from 'zod'
import { ask, expect, notForThem, overflow, signIn, test } from './fixtures'
import { platform, siteOf } from './setup'
import { staffFaults } from './staffScreens'

const TENANT = 'outback-caravans'
const VIEWS = 6
const hits = z.object({
  hits: z.array(z.object({ slug: z.string(), name: z.string(), stocknum: z.string() })),
})

test('B12 the report counts car pages and searches that found nothing, and gives its tables as files @desktop', async ({
  page,
  request,
  faults,
}, { retry }) => {
  const { hits: cars } = hits.parse(await (await ask(request, TENANT, '/api/cars/search?page=2')).json())
  // A second try has a car that nobody has looked at yet.
  const car = cars.at(-1 - retry)
  if (!car) throw new Error('no car')
  const counted = () => page.waitForResponse((answer) => answer.url().endsWith('/api/figures'))
  for (let view = 0; view < VIEWS; view++) {
    const answer = counted()
    await page.goto(`${siteOf(TENANT)}/cars/${car.slug}`)
    expect((await answer).status()).toBe(204)
  }
  const words = `gyrocopter ${Date.now()}`
  for (let search = 0; search < 3; search++) {
    const answer = counted()
    await page.goto(`${siteOf(TENANT)}/search?query=${encodeURIComponent(words)}`)
    await answer
  }
  await signIn(page, 'dealer_admin', TENANT)
  const seen = page.getByRole('region', { name: 'Most viewed' })
  const missed = page.getByRole('region', { name: 'Searches without results' })
  // What was counted is written some seconds later, perhaps in two parts.
  await expect(async () => {
    await page.goto(`${platform}/admin`)
    await page.locator('a.nav__link[href="/admin/reports"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports')
    await expect(seen.getByRole('row').filter({ hasText: car.stocknum })).toContainText(String(VIEWS), {
      timeout: 500,
    })
    await expect(missed.getByRole('row').filter({ hasText: words })).toHaveText(`“${words}”3`, {
      timeout: 500,
    })
  }).toPass({ timeout: 30_000 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await staffFaults(page)).toEqual([])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Most viewed' }).click(),
  ])
  const text = await (await file.createReadStream()).toArray()
  expect(Buffer.concat(text).toString()).toContain(`${car.stocknum},${VIEWS},`)
  await page.getByRole('link', { name: 'Previous 30 days' }).click()
  await expect(page.getByText('No car page was opened in this time.')).toBeVisible()
  expect(faults).toEqual([])
})

test('B12 figures are for those who lead, and of their own dealer alone @desktop', async ({ page }) => {
  const fetched = (path: string) =>
    page.evaluate(async (at) => (await fetch(at)).status, `${platform}/admin/api${path}`)
  await signIn(page, 'sales', TENANT)
  await page.goto(`${platform}/admin/reports`)
  await expect(notForThem(page)).toBeVisible()
  await expect(page.locator('a[href="/admin/reports"]')).toHaveCount(0)
  expect(await fetched('/report-tables/days')).toBe(403)
  await page.context().clearCookies()
  expect(await fetched('/report-tables/days')).toBe(403)
  await signIn(page, 'dealer_admin', TENANT)
  const other = await page.evaluate(
    async (at) => (await (await fetch(at)).json()).docs[0]?.tenant,
    `${platform}/admin/api/offers?depth=0&limit=1`,
  )
  expect(await fetched(`/report-tables/days?dealer=${other}`)).toBe(200)
  expect(await fetched('/report-tables/days?dealer=of-somebody-else')).toBe(404)
  expect(await fetched('/report-tables/none')).toBe(404)
})

test('B12 junk is no figure: another body, an unknown car, a search that finds something @desktop', async ({
  request,
}) => {
  const send = async (data: unknown) =>
    (await ask(request, TENANT, '/api/figures', { method: 'POST', data })).status()
  expect(await send({})).toBe(422)
  expect(await send({ car: 'no-such-car' })).toBe(204)
  expect(await send({ nothingAt: '/search' })).toBe(204)
  expect(await send({ nothingAt: 'https://elsewhere.example' })).toBe(204)
})
