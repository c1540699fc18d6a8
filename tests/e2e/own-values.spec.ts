// product: B6
import { z } from 'zod'
import { adminGet, expect, overflow, signIn, test } from './fixtures'
import { integrator } from './integrator'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

const found = z.object({
  docs: z.array(
    z.object({ id: z.string(), price: z.number(), tag: z.string().nullish(), overrides: z.unknown() }),
  ),
})

test('B6 a form that stood open leaves the feed’s newer price, and an own price goes back to the feed @desktop', async ({
  page,
  request,
  faults,
}, { retry }) => {
  const stocknum = `OWN-${retry}`
  const send = integrator(request, 'westside-motors', 'westside-geelong')
  const facts = { make: 'Mazda', model: 'CX-5', year: 2021, car_type: 'used', price: 30_000, km: 20_000 }
  expect(await send('PUT', stocknum, facts)).toMatchObject({ result: 'created' })
  await signIn(page, 'editor', 'westside-motors')
  const stored = async () => {
    const answer = await adminGet(page, `/cars?depth=0&where[stocknum][equals]=${stocknum}`)
    const [car] = found.parse(answer).docs
    if (!car) throw new Error('the car that was sent is not there')
    return car
  }
  const { id } = await stored()
  const open = async (tab: string) => {
    await page.goto(`${platform}/admin/collections/cars/${id}`)
    // The form opens at the tab that was used last.
    await expect(async () => {
      await page.getByRole('button', { name: tab, exact: true }).click({ timeout: 1000 })
      await expect(page.locator('.tabs-field__tab-button--active')).toHaveText(tab, { timeout: 1000 })
    }).toPass()
  }
  const save = async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/updated successfully|\bsaved[.,]/i).first()).toBeVisible()
  }

  await open('Overview')
  expect(await send('PATCH', stocknum, { price: 25_000 })).toMatchObject({ result: 'updated' })
  await page.locator('#field-tag').fill('Just in')
  await save()
  expect(await stored()).toMatchObject({ price: 25_000, tag: 'Just in', overrides: { tag: 'Just in' } })

  await open('Overview')
  await page.locator('#field-price').fill('24000')
  await save()
  expect(await stored()).toMatchObject({ price: 24_000 })
  const glance = page.getByRole('region', { name: 'Car summary' })
  await expect(glance, 'what was saved, without loading the form again').toContainText('$24,000')
  await open('Overview')
  const own = page.getByRole('list', { name: 'Your values beside those of the feed' }).getByRole('listitem')
  const price = own.filter({ hasText: 'Price' })
  await expect(price).toContainText('Yours: $24,000 · The feed says: $25,000')
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await price.getByRole('button', { name: 'Use the feed’s value of Price' }).press('Enter')
  await expect(price.getByRole('status')).toHaveText('Follows the feed again when you save')
  await expect(page.locator('#field-price')).toHaveValue('25,000')
  await save()
  expect(await stored()).toMatchObject({ price: 25_000, overrides: { tag: 'Just in' } })
  await open('Overview')
  await expect(own.filter({ hasText: 'Tag on the card' })).toContainText('The feed says: Nothing')
  await expect(own).toHaveCount(1)
  expect(faults).toEqual([])
})
