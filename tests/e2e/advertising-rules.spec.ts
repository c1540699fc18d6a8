import { expect, overflow, signIn, test } from './fixtures'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

test('an offer is read by the advertising rules while it is written, each finding leads to its field @desktop', async ({
  page,
  faults,
}) => {
  await signIn(page, 'editor', 'westside-motors')
  await page.goto(`${platform}/admin/collections/offers/create`)
  const rules = page.getByRole('region', { name: 'Advertising rules' })
  const status = rules.getByRole('status')
  await expect(async () => {
    await page.getByRole('button', { name: 'Offer', exact: true }).click({ timeout: 1000 })
    await page.locator('#field-price_text').fill('$21,850', { timeout: 1000 })
    await expect(status).toContainText('2 to fix', { timeout: 1000 })
  }).toPass()
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await rules.getByRole('button', { name: 'Say below the price what it covers' }).press('Enter')
  const note = page.locator('#field-price_note')
  await expect(note).toBeFocused()
  await note.fill('Drive away')
  await expect(status).toContainText('1 to fix')
  await page.getByRole('button', { name: 'Terms', exact: true }).click()
  await page.locator('#field-disclaimer').fill('Drive away price is for private buyers in Victoria.')
  await expect(status).toContainText('1 to improve')
  await page.locator('#field-ends_at').fill('31 Dec 2030')
  await page.locator('#field-ends_at').press('Enter')
  await expect(status).toContainText('Nothing found')
  await page.getByRole('button', { name: 'Offer', exact: true }).click()
  await page.locator('#field-price_note').fill('Drive away, or 6.49% p.a.')
  const rate = rules.getByRole('listitem').filter({ hasText: 'comparison rate beside the rate' })
  await rate.getByText('Why').press('Enter')
  await expect(rate).toContainText('National Credit Code, section 164')
  expect(faults).toEqual([])
})
