import { expect, test } from './fixtures'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

test('a link for a new password that works no more says so at once, and leads to a new one @desktop', async ({
  page,
}) => {
  await page.goto(`${platform}/admin/reset/used-before`)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveCount(0)
  expect(await staffFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('screens of Payload that nothing leads to lead to the sign-in @desktop', async ({ page }) => {
  for (const path of ['users/verify/x', 'shoppers/verify/x', 'create-first-user']) {
    await page.goto(`${platform}/admin/${path}`)
    await expect(page.getByRole('heading', { name: 'Sign in' }), path).toBeVisible()
  }
})
