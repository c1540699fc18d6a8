/** Sections with a car's own figures: its battery, and what it tows. */
import { demoCar, isHere } from './demoCar'
import { expect, test } from './fixtures'

test('V15 an electric car tells battery, range and connector, and what a year costs @full-desktop', async ({
  page,
  request,
  faults,
}) => {
  const { car, href } = await demoCar(
    request,
    'westside-motors',
    (one) => isHere(one) && one.simple_fuel === 'Electric',
  )
  await page.goto(href)
  const electric = page.locator('#electric')
  await expect(electric).toContainText(`${car.variant?.battery_kwh} kWh`)
  await expect(electric).toContainText(`${car.variant?.electric_range} km`)
  await expect(electric).toContainText(car.variant?.charge_connector ?? 'no connector')
  const running = page.locator('#running')
  const year = running.getByRole('textbox', { name: 'Kilometres a year' })
  await year.fill('20000')
  await running.getByRole('textbox', { name: 'Cents for a kWh' }).fill('50')
  const cost = Math.round(200 * (car.variant?.consumption_kwh ?? 0) * 0.5)
  await expect(running.getByRole('status')).toContainText(`$${cost.toLocaleString('en-AU')} a year`)
  await expect(year).toHaveValue('20000')
  expect(faults).toEqual([])
})

test('V15 a car without a plug has no battery section @phone', async ({ page, request }) => {
  const { href } = await demoCar(
    request,
    'westside-motors',
    (one) => isHere(one) && one.simple_fuel === 'Petrol',
  )
  await page.goto(href)
  await expect(page.locator('#specifications')).toBeVisible()
  await expect(page.locator('#electric')).toHaveCount(0)
})

test('V16 whether the shopper’s car tows a caravan @phone', async ({ page, request }) => {
  const { car, href } = await demoCar(
    request,
    'outback-caravans',
    (one) => isHere(one) && one.item_type === 'Caravan',
  )
  const atm = car.specifications?.aggregate_trailer_mass ?? 0
  await page.goto(href)
  await expect(page.getByRole('heading', { name: 'Caravan Summary', exact: true })).toBeVisible()
  const tow = page.locator('#towing')
  const braked = tow.getByRole('textbox', { name: /Braked towing/ })
  await braked.fill(String(atm))
  await expect(tow.getByRole('status')).toContainText('Yes, by these figures.')
  await braked.fill('750')
  await expect(tow.getByRole('status')).toContainText('No, by these figures.')
})
