/** What feeds ask of staff: a price that moves as by accident, and one car in two places; on Today and on the car's own screen. */
import type { Locator } from '@playwright/test'
import { expect, overflow, signIn, test } from './fixtures'
import { integrator } from './integrator'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

/** A key press, unlike a click, does not wait until the button works. */
async function press(button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

test('a price that waits, and a pair, are decided by one press, which says what it did @desktop', async ({
  page,
  request,
  faults,
}, { retry }) => {
  const mark = `Z${retry}`
  const fileOf = (price: number) =>
    `Stock No,Type,Make,Model,Year,Price,Odometer\n${mark}-1,Used,Kia,Stinger,2021,${price},40000\n`
  const importFile = async (price: number) => {
    await page.goto(`${platform}/admin/rehearsal`)
    await page.getByRole('combobox', { name: 'Dealership' }).selectOption({ label: 'Westside Ballarat' })
    await page.getByLabel('What the file is').selectOption('New and changed cars')
    await page
      .getByLabel('CSV, XML or JSON')
      .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(fileOf(price)) })
    await page.getByRole('button', { name: 'Import this file: 1 car' }).click()
    await page.waitForURL(/\/collections\/stock-feeds\/[\w-]+$/)
  }
  await signIn(page, 'editor', 'westside-motors')
  await importFile(40_850)
  await importFile(4_085)
  await expect(page.getByRole('list', { name: 'Prices that wait for you' })).toContainText('$4,085')

  await page.goto(`${platform}/admin`)
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  const line = waiting.getByRole('listitem').filter({ hasText: 'Kia Stinger: $4,085 instead of $40,850?' })
  expect(await staffFaults(page)).toEqual([])
  await line.getByRole('link', { name: 'See the car' }).click()
  await page.waitForURL(/\/collections\/cars\/[\w-]+/)
  await expect(waiting).toContainText('The website shows $40,850 until you decide.')
  expect(await staffFaults(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await press(waiting.getByRole('button', { name: 'Keep $40,850' }))
  await expect(page.getByText('$40,850 stays.')).toBeVisible()
  await expect(waiting).toBeHidden()

  const vin = `MR0HA3CD2005123${retry}9`
  const car = { make: 'Kia', model: 'Picanto', year: 2022, car_type: 'used', price: 17_500, vin }
  await integrator(request, 'westside-motors', 'westside-ballarat')('PUT', `${mark}-B`, car)
  await integrator(request, 'westside-motors', 'westside-werribee')('PUT', `${mark}-W`, car)
  await page.goto(`${platform}/admin`)
  const pair = waiting.getByRole('listitem').filter({ hasText: 'Kia Picanto' })
  await press(pair.getByRole('button', { name: 'Keep the one at Westside Werribee' }))
  await expect(page.getByText('The other one is off the website')).toBeVisible()
  await expect(page.locator('#needs-title')).toBeFocused()
  await expect(pair).toContainText('the one at Westside Ballarat was taken off the website')
  await press(pair.getByRole('button', { name: 'Undo' }))
  await expect(page.getByText('Both are on the website again.')).toBeVisible()
  await press(pair.getByRole('button', { name: 'Two different cars' }))
  await expect(page.getByText('Both stay.')).toBeVisible()
  await expect(pair).toBeHidden()
  expect(faults).toEqual([])
})
