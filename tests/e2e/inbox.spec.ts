import { expect, notForThem, overflow, signIn, test } from './fixtures'
import { enquire } from './enquire'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

const TENANT = 'harbour-toyota'
const rows = '[data-row]'

test('B1 B14 the inbox: views, filters, keys and the address, on desktop and phone @full-desktop', async ({
  page,
  request,
  isMobile,
  faults,
}) => {
  await enquire(request, TENANT, { name: 'Ina' })
  await enquire(request, TENANT, { name: 'Boxer' })
  await signIn(page, 'dealer_admin', TENANT)
  await page.goto(`${platform}/admin/collections/leads`)
  await expect(page).toHaveURL(/\/admin\/leads$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads')
  await expect(page.locator(rows).first()).toBeVisible()
  // A person with a phone sees who waits before they scroll.
  if (isMobile) expect((await page.locator('.fc-ld').first().boundingBox())?.y).toBeLessThan(270)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await staffFaults(page)).toEqual([])
  const text = await page.locator('.fc-inbox').innerText()
  expect(text).not.toMatch(/\b[a-z]+_[a-z]+\b|[0-9a-f]{8}-[0-9a-f]{4}|\b1[67]\d{8}\b/)

  await page.getByRole('link', { name: /^All open/ }).click()
  await expect(page).toHaveURL(/view=open/)
  await expect(page.getByRole('link', { name: /^All open/ })).toHaveAttribute('aria-current', 'page')

  const name = (await page.locator(rows).first().innerText()).trim()
  await page.getByRole('searchbox', { name: 'Filter leads' }).fill(name)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/view=open&search=/)
  await expect(page.locator(rows).first()).toHaveText(name)
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Filter leads' })).toHaveValue(name)
  await page.getByRole('link', { name: /^Clear all/ }).click()
  await expect(page.getByRole('searchbox', { name: 'Filter leads' })).toHaveValue('')

  if (!isMobile) {
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('j')
    await expect(page.locator(rows).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('k')
    await expect(page.locator(rows).first()).toBeFocused()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Filter leads' })).toBeFocused()
    await page.locator(rows).first().focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/collections\/leads\/[\w-]+$/)
  }
  expect(faults).toEqual([])
})

test('B1 a view gets a name, is there at the next visit, and goes again @desktop', async ({ page }) => {
  await signIn(page, 'dealer_admin', TENANT)
  await page.goto(`${platform}/admin/leads?view=open&when=month`)
  await page.getByText('Save view').click()
  await page.getByLabel('Its name').fill('This month')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved as' })).toBeVisible()
  await page.goto(`${platform}/admin/leads`)
  await page.getByRole('link', { name: 'This month' }).click()
  await expect(page).toHaveURL(/view=open&when=month/)
  await page.getByRole('button', { name: 'Remove This month' }).click()
  await expect(page.getByRole('link', { name: 'This month' })).toHaveCount(0)
})

test('B1 T10 an admin takes the table away, sales and editors do not @desktop', async ({
  page,
  request,
  browser,
}) => {
  await enquire(request, TENANT, { name: 'Tabea' })
  await signIn(page, 'dealer_admin', TENANT)
  await page.goto(`${platform}/admin/leads?view=all`)
  const download = page.waitForEvent('download')
  await page.locator('.fc-more summary').click()
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/)
  const context = await browser.newContext()
  const editor = await context.newPage()
  await signIn(editor, 'editor', TENANT)
  await editor.goto(`${platform}/admin/leads`)
  await expect(notForThem(editor)).toBeVisible()
  await context.close()
})
