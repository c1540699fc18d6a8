// product: T10, B14
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, overflow, signIn, test } from './fixtures'
import { dataDir, platform } from './setup'
import { staffFaults } from './staffScreens'

/** The link in the newest mail to somebody. */
function linkTo(email: string): string {
  const folder = path.join(dataDir, 'mail')
  const mails = readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(/=\r?\n/g, ''))
    .filter((mail) => mail.includes(email))
  return mails.map((mail) => /\/admin\/invitation\/[\w-]+/.exec(mail)?.[0]).find(Boolean) ?? ''
}

const fits = async (page: Page) => {
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
}

test('a colleague is invited, joins, and signs out elsewhere @desktop', async ({ page, browser, faults }) => {
  const email = `tess-${Date.now()}@staff.example`
  await signIn(page, 'dealer_admin', 'harbour-toyota')
  await page.goto(`${platform}/admin/collections/users`)
  await expect(page.getByRole('link', { name: 'Invite someone' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^(?:Add|Create)/ })).toHaveCount(0)
  await page.goto(`${platform}/admin/invite`)
  await page.getByLabel('Name', { exact: true }).fill('Tess Mayne')
  await page.locator('form').getByLabel('Email').fill(email)
  await fits(page)
  const invite = page.getByRole('button', { name: 'Send the invitation' })
  await invite.click()
  await expect(page.getByText('Tick a place: sales staff see the leads of their places.')).toBeVisible()
  await page.getByRole('group', { name: 'Locations' }).getByRole('checkbox').first().check()
  await invite.click()
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible()

  const context = await browser.newContext({ viewport: page.viewportSize() })
  const own = await context.newPage()
  await own.goto(platform + linkTo(email))
  await expect(own.getByRole('heading', { name: 'Welcome, Tess Mayne' })).toBeVisible()
  await fits(own)
  await own.getByLabel('Your password').fill('tessmayne12')
  await own.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(own.getByRole('alert').filter({ hasText: 'mostly your name' })).toBeVisible()
  await own.getByLabel('Your password').fill('blue ute at the beach')
  await own.getByRole('button', { name: 'Save and sign in' }).click()
  await own.waitForURL(`${platform}/admin`)
  await own.goto(platform + linkTo(email))
  await expect(own.getByRole('heading', { name: 'This link does not work' })).toBeVisible()

  await own.goto(`${platform}/admin/account`)
  const places = own.getByRole('region', { name: 'Where you are signed in' })
  await expect(places.getByText('This one')).toHaveCount(1)
  expect(await overflow(own)).toBeLessThanOrEqual(0)
  // A phone widens what it shows to the widest part, so that nothing scrolls then.
  expect(await own.evaluate(() => window.innerWidth)).toBe(page.viewportSize()?.width)
  await context.close()
  expect(faults).toEqual([])
})
