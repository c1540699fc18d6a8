// product: B10
import { z } from 'zod'
import { adminGet, expect, overflow, signIn, test } from './fixtures'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

const DEALER = 'harbour-toyota'
const found = z.object({ docs: z.array(z.object({ id: z.string(), price: z.number() })).min(1) })

test('a car says who changed it, and shows itself as shoppers saw it before @desktop', async ({
  page,
  browser,
  faults,
}) => {
  await signIn(page, 'dealer_admin', DEALER)
  const { docs } = found.parse(
    await adminGet(
      page,
      // A hybrid or certified car shows that in place of a tag of its own.
      `/cars?limit=1&depth=0&where[price][greater_than]=10000&where[status][equals]=in_stock&where[simple_fuel][equals]=Diesel&where[certified][not_equals]=true&page=9`,
    ),
  )
  const { id, price } = docs[0] ?? { id: '', price: 0 }
  const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`
  const save = (body: object) =>
    page.evaluate(
      async ([url, text]) =>
        (
          await fetch(url ?? '', {
            method: 'PATCH',
            headers: { 'content-type': 'application/json' },
            body: text ?? '',
          })
        ).status,
      [`${platform}/admin/api/cars/${id}`, JSON.stringify(body)],
    )
  // A moment of this car is a second: two saves must not share one.
  const apart = () => page.waitForTimeout(1100)
  expect(await save({ price: price - 500, tag: 'Weekend deal' })).toBe(200)
  await apart()
  expect(await save({ price: price - 900 })).toBe(200)
  await apart()

  await page.goto(`${platform}/admin/collections/cars/${id}/history`)
  const sheet = page.getByRole('article')
  const entries = page.locator('.fc-history > li')
  await expect(entries.first()).toContainText(`Price ${dollars(price - 500)} ${dollars(price - 900)}`)
  await expect(sheet).toContainText(dollars(price - 900))
  await entries
    .nth(1)
    .getByRole('link', { name: /^The car then/ })
    .click()
  await expect(sheet).toContainText(dollars(price - 500))
  await expect(sheet).toContainText('Weekend deal')
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  await page.emulateMedia({ media: 'print' })
  await expect(entries.first()).toBeHidden()
  await expect(sheet).toBeVisible()
  await expect(sheet).toContainText('What cannot be known')
  await page.emulateMedia({ media: 'screen' })

  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Put the car back to this moment' }).click()
  await expect(page.getByText('The car is as it was on')).toBeVisible()
  await expect(entries.first()).toContainText(`Price ${dollars(price - 900)} ${dollars(price - 500)}`)
  await expect(page.getByRole('button', { name: 'Put the car back to this moment' })).toBeHidden()

  await page.goto(`${platform}/admin/collections/cars/${id}/history?at=1999-01-01T10:00`)
  await expect(page.getByText('The car was not on the website yet.')).toBeVisible()
  await page.goto(`${platform}/admin/collections/cars/${id}/history?at=soon`)
  await expect(page.locator('.fc').getByRole('alert')).toHaveText(
    'That is not a time in the past. This is the car as it is now.',
  )

  const context = await browser.newContext()
  const seller = await context.newPage()
  await signIn(seller, 'sales', DEALER)
  await seller.goto(`${platform}/admin/collections/cars/${id}/history`)
  await expect(seller.getByText('The car then')).toHaveCount(0)
  const answer = await seller.evaluate(
    async (url) => (await fetch(url)).status,
    `${platform}/admin/api/car-history?where[car_id][equals]=${id}`,
  )
  expect(answer).toBe(403)
  await context.close()
  expect(faults).toEqual([])
})
