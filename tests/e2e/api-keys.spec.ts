// product: I1
import { expect, overflow, signIn, test } from './fixtures'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

test('I1 an admin makes a key, calls with it, replaces it, and revokes the old one @desktop', async ({
  page,
  request,
  faults,
}, { retry }) => {
  const name = `Supplier ${retry}`
  await signIn(page, 'dealer_admin', 'westside-motors')
  await page.goto(`${platform}/admin/collections/integrator-keys`)
  const form = page.locator('form', { has: page.getByLabel('For whom') })
  await expect(async () => {
    if (!(await form.isVisible()))
      await page.getByRole('link', { name: 'Create a key' }).first().press('Enter')
    await expect(form).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await form.getByLabel('For whom').fill(name)
  await form.getByRole('button', { name: 'Create key' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Tick what the key may do.' })).toBeVisible()
  await form.getByLabel('Read cars').check()
  await form.getByRole('button', { name: 'Create key' }).click()
  const shown = page.getByLabel('Copy this key now')
  await expect(shown).toHaveValue(/^fc_/)
  const call = async (key: string) =>
    (
      await request.get(`${platform}/api/v1/dealerships`, { headers: { authorization: `Bearer ${key}` } })
    ).status()
  const old = await shown.inputValue()
  expect(await call(old)).toBe(200)

  await page.getByRole('link', { name }).first().click()
  const state = page.getByRole('region', { name: 'Status of the key' })
  await expect(state).toContainText('Works')
  await state.getByRole('button', { name: 'Replace the key' }).click()
  await expect(shown).toHaveValue(/^fc_/)
  const fresh = await shown.inputValue()
  expect(fresh).not.toBe(old)
  expect([await call(old), await call(fresh)]).toEqual([200, 200])
  await page.reload()
  await expect(state).toContainText('Ends within a day')
  await expect(state).toContainText('Last used')
  await expect(state.getByRole('button', { name: 'Replace the key' })).toHaveCount(0)
  page.once('dialog', (dialog) => void dialog.accept())
  await state.getByRole('button', { name: 'Revoke the key' }).click()
  await expect(state).toContainText('Ended')
  expect([await call(old), await call(fresh)]).toEqual([401, 200])
  await expect(state.getByRole('button')).toHaveCount(0)
  expect(faults).toEqual([])
})
