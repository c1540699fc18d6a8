// product: B6
import { expect, overflow, signIn, test } from './fixtures'
import { integrator } from './integrator'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

test('B6 B14 the list of cars: views, words, keys, and one change of many after its preview @full-desktop', async ({
  page,
  request,
  isMobile,
  faults,
}, { project, retry }) => {
  const name = `Bulk${project.name}${retry}`
  const send = integrator(request, 'westside-motors', 'westside-geelong')
  const facts = {
    make: 'Mazda',
    model: 'CX-5',
    year: 2021,
    car_type: 'used',
    name,
    price: 30_000,
    km: 20_000,
  }
  for (const n of [1, 2, 3]) await send('PUT', `${name}-${n}`, { ...facts, price: n === 3 ? null : 30_000 })
  await signIn(page, 'editor', 'westside-motors')
  await page.goto(`${platform}/admin/collections/cars`)
  await expect(page).toHaveURL(/\/admin\/cars$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cars')
  const rows = page.locator('.fc-cr')
  await expect(rows.first()).toBeVisible()
  if (isMobile) expect((await rows.first().boundingBox())?.y).toBeLessThan(420)
  expect(await staffFaults(page)).toEqual([])
  expect(await page.locator('.fc-inbox').innerText()).not.toMatch(/\b[a-z]+_[a-z]+\b|[0-9a-f]{8}-[0-9a-f]{4}/)

  await page.getByRole('link', { name: /^Without a price/ }).click()
  await expect(page).toHaveURL(/view=price/)
  await page.getByRole('searchbox', { name: 'Filter cars' }).fill(name)
  await page.getByRole('searchbox', { name: 'Filter cars' }).press('Enter')
  await expect(rows).toHaveCount(1)
  await page.getByRole('link', { name: /^All cars/ }).click()
  await expect(rows).toHaveCount(3)
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(rows.first().locator('[data-row]')).toBeFocused({ timeout: 500 })
  }).toPass()

  await page.getByRole('checkbox', { name: 'Choose all' }).press('Space')
  await expect(page.getByText('3 cars chosen')).toBeVisible()
  await page.getByLabel('Dollars more or less').fill('minus')
  await page.getByRole('button', { name: 'Show what changes in 3 cars' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Enter whole dollars' })).toBeVisible()
  await page.getByLabel('Dollars more or less').fill('-500')
  await page.getByLabel('Dollars more or less').press('Enter')
  const preview = page.getByRole('region', { name: 'What changes' })
  await expect(preview.getByRole('heading')).toHaveText('2 cars will change')
  await expect(preview).toContainText('Not changed: It has no price to change.')
  await expect(preview).toContainText('$29,500')
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  // The feed is faster: that car is left alone, and said so.
  await send('PATCH', `${name}-1`, { price: 31_000 })
  await preview.getByRole('button', { name: 'Change 2 cars' }).click()
  const message = page.locator('.fc-done', { hasText: '1 car changed.' })
  await expect(message).toContainText(`${name} (${name}-1): Somebody changed it meanwhile`)
  await expect(rows.filter({ hasText: `${name}-2` })).toContainText('$29,500')
  await expect(rows.filter({ hasText: `${name}-2` })).toContainText('Your own')
  await expect(rows.filter({ hasText: `${name}-1` })).toContainText('$31,000')

  // The change stands at the head of the list after a reload too, and its undo is a change of its own.
  await page.reload()
  const changes = page.getByRole('region', { name: 'Changes of many at once' })
  await expect(changes).toContainText('Price changed: 1 car')
  await changes
    .getByRole('button', { name: /^Undo Price changed: 1 car/ })
    .first()
    .press('Enter')
  await expect(changes.getByRole('status')).toHaveText('Undone.')
  await expect(rows.filter({ hasText: `${name}-2` })).toContainText('$30,000')
  await expect(rows.filter({ hasText: `${name}-2` })).not.toContainText('Your own')
  await expect(changes).toContainText('undid a change')
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await staffFaults(page)).toEqual([])
  expect(faults).toEqual([])
})
