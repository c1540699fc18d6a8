/** Feeds with a guard: a supplier's file rehearsed, pushed, held and rejected; the calls of a key. */
import { expect, overflow, signIn, test } from './fixtures'
import { integrator, keyPrefix } from './integrator'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

test('a file of a supplier is rehearsed, its columns are set right, and a push of it is held until somebody decides @desktop', async ({
  page,
  faults,
}, { retry }) => {
  const mark = `F${retry}`
  const rows = Array.from({ length: 15 }, (_, n) =>
    [`${mark}-${n}`, 'Citroën', 'C3', n === 4 ? 'unknown' : 2021, 21_000 + n, 40_000 + n, 'x'].join(';'),
  )
  const text = ['Stock No;Make;Model;Year;Amount;Odometer;Sales note', ...rows].join('\r\n')
  await signIn(page, 'editor', 'westside-motors')
  await page.goto(`${platform}/admin/collections/stock-feeds`)
  await page.getByRole('link', { name: 'Import a stock file' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import a stock file')
  await page.getByRole('combobox', { name: 'Dealership' }).selectOption({ label: 'Westside Geelong' })
  await page
    .getByLabel('CSV, XML or JSON')
    .setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('[{"stock":') })
  await expect(page.locator('.fc-fault')).toContainText('is not valid JSON')
  await page
    .getByLabel('CSV, XML or JSON')
    .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })
  await expect(page.getByText('semicolons between the values')).toContainText('Windows')
  const outcome = page.getByRole('region', { name: 'Preview' })
  await page.getByLabel('All cars of this file are').selectOption('Used')
  await page.getByLabel('Amount becomes').selectOption('Price')
  await expect(outcome.locator('dt', { hasText: 'New' }).locator('+ dd')).toHaveText('14')
  await expect(outcome.getByRole('list', { name: 'Refused' })).toContainText('Line 6')
  await expect(outcome.getByRole('list', { name: 'Refused' })).toContainText('Year must be a whole number')
  await expect(outcome.getByRole('list', { name: 'New' })).toContainText('2021 Citroën C3')
  await expect(page.getByText('would be held, because')).toContainText('would be withdrawn')
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await page.locator('.fc-rehearsal').innerText()).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/)
  expect(faults).toEqual([])

  await page.getByRole('button', { name: 'Import this file: 15 cars' }).click()
  await page.waitForURL(/\/collections\/stock-feeds\/[\w-]+$/)
  const held = page.getByRole('region', { name: /^Held/ })
  await expect(held).toContainText(`Sent as the file ${mark}.csv by`)
  await expect(
    held.getByRole('list', { name: 'Cars that would be removed' }).getByRole('listitem'),
  ).toHaveCount(10)
  await expect(held.getByRole('list', { name: 'New cars', exact: true })).toContainText('2021 Citroën C3')
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  page.on('dialog', (dialog) => void dialog.accept())
  await held.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('heading', { name: 'Rejected: every car stayed on show' })).toBeVisible()
  const feed = page.url()
  await signIn(page, 'dealer_admin', 'westside-motors')
  await page.goto(`${feed}/history`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Westside Geelong')
  // The map is kept: the next file of this name, without its counter, is read the same way.
  await page.goto(`${platform}/admin/rehearsal`)
  await page.getByRole('combobox', { name: 'Dealership' }).selectOption({ label: 'Westside Geelong' })
  await page
    .getByLabel('CSV, XML or JSON')
    .setInputFiles({ name: `${mark}-2.csv`, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })
  await expect(page.getByLabel('Amount becomes')).toHaveValue('price')
  await expect(page.getByText('as last time').first()).toBeVisible()
})

test('a key tells what it has called of late @desktop', async ({ page, request, faults }) => {
  const send = integrator(request, 'westside-motors', 'westside-geelong')
  await send('PUT', 'Call-1', { make: 'Kia', model: 'Rio', year: 2020, car_type: 'boat' })
  await signIn(page, 'dealer_admin', 'westside-motors')
  const own = `where[prefix][equals]=${keyPrefix('westside-motors')}`
  await page.goto(`${platform}/admin/collections/integrator-keys?${own}`)
  await page.locator('tbody tr').first().getByRole('link').first().click()
  await page.waitForURL(/\/integrator-keys\/[\w-]+/)
  const calls = page.getByRole('region', { name: 'Recent calls' })
  await expect(async () => {
    await page.reload()
    await expect(calls).toContainText(`PUT /api/v1/dealerships/westside-geelong/cars/Call-`, {
      timeout: 2000,
    })
  }).toPass()
  await expect(calls).toContainText('422 Not accepted')
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])
})
