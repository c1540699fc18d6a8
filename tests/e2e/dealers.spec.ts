import type { Page } from '@playwright/test'
import { z } from 'zod'
import { adminGet, ask, expect, notForThem, overflow, signIn, test } from './fixtures'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

async function fits(page: Page) {
  // The menu fades in after a page is loaded, and has no contrast until it has. One look takes seconds on a busy machine.
  const faults = () => staffFaults(page)
  await expect.poll(faults, { timeout: 30_000 }).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
}

const found = z.object({ docs: z.array(z.object({ dealership_slug: z.string() })).min(1) })

const statusOf = async (page: Page, slug: string) => (await ask(page.request, slug, '/')).status()

test('the platform makes a dealer, sees it live, suspends it, takes it up again and removes it @desktop', async ({
  page,
  faults,
}, { retry }) => {
  test.setTimeout(180_000)
  const slug = `redgum-${retry}`
  const name = `Redgum ${retry}`
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, 'platform_admin')
  await page.goto(`${platform}/admin/dealers`)
  await expect(page.getByRole('heading', { name: 'Dealers', level: 1 })).toBeVisible()
  await fits(page)
  await page.getByRole('link', { name: 'New dealer' }).click()
  await expect(page.getByRole('heading', { name: 'New dealer' })).toBeVisible()
  await expect(async () => {
    await page.getByLabel('Name', { exact: true }).fill('')
    await page.getByLabel('Name', { exact: true }).fill(name)
    await expect(page.getByLabel('Short name')).toHaveValue(slug, { timeout: 1000 })
  }).toPass()
  await expect(page.getByText(`${slug}.localhost`)).toBeVisible()
  await page.getByLabel('Where it is').selectOption('VIC')
  await page.getByLabel('Its own domain names').fill('harbour')
  await page.getByLabel('The look of another dealer').check()
  await page.getByLabel('Which dealer').selectOption({ label: 'Westside Motors' })
  await fits(page)
  await page.getByRole('button', { name: 'Create dealer' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '“harbour”' })).toContainText(
    'is not the name of a website',
  )
  await page.getByLabel('Its own domain names').fill('')
  expect(await statusOf(page, slug)).toBe(404)
  await page.getByRole('button', { name: 'Create dealer' }).click()
  await expect(page).toHaveURL(/\/admin\/launch\?dealer=/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  expect(await statusOf(page, slug)).toBe(200)

  await page.goto(`${platform}/admin/dealers`)
  const line = page.getByRole('listitem').filter({ hasText: name })
  await line.getByRole('button', { name: 'Suspend' }).click()
  await expect(line.getByText('Suspended')).toBeVisible({ timeout: 20_000 })
  expect(await statusOf(page, slug)).toBe(404)
  const requested = await page.request.get(`${platform}/api/tls-allowed?domain=${slug}.localhost`, {
    failOnStatusCode: false,
  })
  expect(requested.ok()).toBe(false)
  await fits(page)
  await line.getByRole('button', { name: 'Reactivate' }).click()
  await expect(line.getByText('Live', { exact: true })).toBeVisible({ timeout: 20_000 })
  expect(await statusOf(page, slug)).toBe(200)
  await line.getByRole('button', { name: 'Suspend' }).click()
  await line.getByRole('link', { name: 'Remove …' }).click({ timeout: 20_000 })
  await expect(page.getByText('1 dealership', { exact: true })).toBeVisible()
  const remove = page.getByRole('button', { name: 'Remove for good' })
  await expect(remove).toBeDisabled()
  await expect(async () => {
    await page.getByLabel('Enter the dealer’s name').fill('')
    await page.getByLabel('Enter the dealer’s name').fill(name)
    await expect(remove).toBeEnabled({ timeout: 1000 })
  }).toPass()
  await fits(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${name} is removed.`)).toBeVisible({ timeout: 30_000 })
  expect(await statusOf(page, slug)).toBe(404)
  expect(await statusOf(page, 'harbour-toyota')).toBe(200)
  expect(faults).toEqual([])
})

test('who works for several dealers chooses which the admin shows, by keyboard @desktop', async ({
  page,
  faults,
}) => {
  await signIn(page, 'platform_admin')
  await page.goto(`${platform}/admin/cars`)
  const choice = page.getByRole('button', { name: 'Outback Caravans', exact: true })
  const menu = page.locator('summary').filter({ hasText: 'Dealer shown' })
  const open = async () => {
    // Before its code is there, a press on the button of the menu does nothing, and an opened choice is drawn anew.
    await expect(async () => {
      const opener = page.getByRole('button', { name: 'Open Menu' }).filter({ visible: true }).first()
      if (await opener.isVisible()) await opener.click({ timeout: 1000 })
      await menu.focus({ timeout: 1000 })
      if (!(await choice.isVisible())) await page.keyboard.press('Enter')
      await expect(choice).toBeVisible({ timeout: 1000 })
    }).toPass()
  }
  await open()
  await expect(menu).toContainText('All dealers')
  await fits(page)
  await page.keyboard.press('Escape')
  await expect(choice).toBeHidden()
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await choice.focus()
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  const { docs } = found.parse(await adminGet(page, '/cars?limit=100&depth=0'))
  expect([...new Set(docs.map(({ dealership_slug }) => dealership_slug))]).toEqual(['outback-bassendean'])
  await page.goto(`${platform}/admin/collections/locations`)
  await expect(page.getByRole('cell', { name: /Bassendean/ }).first()).toBeVisible()
  await expect(page.getByRole('cell', { name: /Noosaville/ })).toHaveCount(0)
  await open()
  await expect(menu).toContainText('Outback Caravans')
  expect(await menu.locator('img').getAttribute('src')).toContain('outback-caravans')
  await page.getByRole('button', { name: 'All dealers', exact: true }).focus()
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await expect(menu).toContainText('All dealers')
  const all = found.parse(await adminGet(page, '/cars?limit=100&depth=0')).docs
  expect(new Set(all.map(({ dealership_slug }) => dealership_slug)).size).toBeGreaterThan(1)
  expect(faults).toEqual([])
})

for (const role of ['editor', 'sales'])
  test(`T10 ${role} of a dealer is told that the platform’s screens are not for them @desktop`, async ({
    page,
  }) => {
    await signIn(page, role, 'harbour-toyota')
    for (const path of ['dealers', 'dealers/new', 'dealers/remove']) {
      await page.goto(`${platform}/admin/${path}`)
      await expect(notForThem(page)).toBeVisible()
    }
  })

test('T10 a dealer’s own admin has neither the screen nor the switch @desktop', async ({ page }) => {
  await signIn(page, 'dealer_admin', 'harbour-toyota')
  for (const path of ['dealers', 'dealers/new', 'dealers/remove']) {
    await page.goto(`${platform}/admin/${path}`)
    await expect(notForThem(page)).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Dealers', exact: true })).toHaveCount(0)
  await expect(page.locator('summary').filter({ hasText: 'Dealer shown' })).toHaveCount(0)
})
