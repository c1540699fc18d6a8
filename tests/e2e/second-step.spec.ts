// product: B10
import { Secret, TOTP } from 'otpauth'
import type { Locator, Page } from '@playwright/test'
import { expect, login, overflow, signIn, test } from './fixtures'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

const numbers = (key: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + ahead * 30_000 })

async function fits(page: Page) {
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
}

/** The page is there before its code is, and a person presses again. */
const press = (card: Locator, name: string, opens: string) =>
  expect(async () => {
    if (!(await card.getByLabel(opens).isVisible()))
      await card.getByRole('button', { name }).click({ timeout: 1000 })
    await expect(card.getByLabel(opens)).toBeVisible({ timeout: 3000 })
  }).toPass()

// Each try its own person: a second step that was left on must not meet another sign-in.
const ROLES = ['sales', 'editor']
const DEALER = 'outback-caravans'

test('somebody turns two steps on, signs in with a code and a paper code, and turns them off @desktop', async ({
  page,
  faults,
}, { retry }) => {
  const role = ROLES[retry] ?? 'sales'
  const { email, password } = login(role, DEALER)
  await signIn(page, role, DEALER)
  await page.goto(`${platform}/admin/account`)
  const card = page.getByRole('region', { name: 'Two-step sign-in' })
  await press(card, 'Set up', '6-digit code')
  await expect(card.getByLabel('6-digit code')).toBeFocused()
  await card.getByText('Can’t scan the code?').click()
  const key = (await card.locator('.fc-key').innerText()).replaceAll(/\s/g, '')
  await fits(page)
  await card.getByLabel('6-digit code').fill(numbers(key, -1))
  await page.keyboard.press('Enter')
  await expect(card.getByRole('heading', { name: 'Your ten recovery codes' })).toBeFocused()
  const paper = await card.locator('.fc-paper li').allInnerTexts()
  expect(paper).toHaveLength(10)
  await fits(page)
  await card.getByRole('button', { name: 'I have saved them' }).click()
  await expect(card.getByText('10 of your recovery codes are left.')).toBeVisible()

  const enter = async (code: string) => {
    await page.context().clearCookies()
    await page.goto(`${platform}/admin/login`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Code')).toBeFocused()
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  await enter('000000')
  await expect(page.getByRole('alert').filter({ hasText: 'That code is not right' })).toBeVisible()
  await fits(page)
  await enter(numbers(key))
  await page.waitForURL(`${platform}/admin`)
  await enter(paper[0] ?? '')
  await page.waitForURL(`${platform}/admin`)

  await page.goto(`${platform}/admin/account`)
  await expect(card.getByText('9 of your recovery codes are left.')).toBeVisible()
  await press(card, 'Turn off', 'Code')
  await card.getByLabel('Code').fill(paper[1] ?? '')
  await card.getByRole('button', { name: 'Turn off' }).click()
  await expect(card.getByRole('button', { name: 'Set up' })).toBeVisible()
  expect(faults).toEqual([])
})
