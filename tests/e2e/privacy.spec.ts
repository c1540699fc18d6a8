// product: Q9
import { readFileSync } from 'node:fs'
import { expect, overflow, signIn, test } from './fixtures'
import { enquire } from './enquire'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

test('an administrator gives a person a copy of their data, and erases it @desktop', async ({
  page,
  request,
  faults,
}) => {
  const email = await enquire(request, 'harbour-toyota', { name: 'Ana', message: 'Is it still there?' })
  await signIn(page, 'dealer_admin', 'harbour-toyota')
  await page.goto(`${platform}/admin/privacy`)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Enter an email address' })).toBeVisible()
  await page.locator('form').getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Found' })).toBeFocused()
  await expect(page.getByText('1 lead', { exact: true })).toBeVisible()
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a copy' }).click()
  expect(readFileSync(await (await file).path(), 'utf8')).toContain('Is it still there?')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByText('Erased. The history says that it was done')).toBeVisible()
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is kept about this person' })).toBeVisible()
  expect(faults).toEqual([])
})
