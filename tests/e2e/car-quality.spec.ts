// product: B8
import { z } from 'zod'
import { adminGet, expect, overflow, signIn, test } from './fixtures'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

const cars = z.object({ docs: z.array(z.object({ id: z.string(), km: z.number() })) })
const QUERY =
  '/cars?depth=0&limit=1&sort=slug&where[car_type][equals]=used&where[status][equals]=in_stock&where[km][greater_than]=1000'

test('B8 a car without kilometres is marked, and its fix leads to the field @desktop', async ({
  page,
  faults,
}) => {
  await signIn(page, 'editor', 'westside-motors')
  const [car] = cars.parse(await adminGet(page, QUERY)).docs
  if (!car) throw new Error('no used car')
  const emptied = await page.evaluate(
    async (url) =>
      (
        await fetch(url, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ km: null }),
        })
      ).status,
    `${platform}/admin/api/cars/${car.id}`,
  )
  expect(emptied).toBe(200)
  await page.goto(`${platform}/admin/collections/cars/${car.id}`)
  const summary = page.getByRole('region', { name: 'Car summary' })
  const fix = summary.getByRole('button', { name: 'Write the kilometres on the odometer.' })
  await expect(fix).toBeVisible()
  await expect(summary.getByRole('listitem').filter({ hasText: 'odometer' })).toContainText('Missing')
  const score = async () => Number(/Ad (\d+) % complete/.exec(await summary.innerText())?.[1])
  const before = await score()
  expect(await staffFaults(page)).toEqual([])
  const field = page.locator('#field-km')
  await expect(async () => {
    await fix.click({ timeout: 1000 })
    await expect(field).toBeFocused({ timeout: 1000 })
  }).toPass()
  await field.fill(String(car.km))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/updated successfully|\bsaved[.,]/i).first()).toBeVisible()
  await page.reload()
  // The form opens at the tab that was used last.
  await expect(async () => {
    await page.getByRole('button', { name: 'Overview' }).click({ timeout: 1000 })
    await expect(summary).toContainText('% complete', { timeout: 1000 })
  }).toPass()
  await expect(fix).toHaveCount(0)
  expect(await score()).toBeGreaterThan(before)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])
})
