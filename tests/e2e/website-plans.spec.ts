// product: C11, N14
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { adminGet, ask, expect, overflow, signIn, test } from './fixtures'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

const DEALER = 'harbour-toyota'
const form = /\/admin\/collections\/pages\/[^/?]+$/

const READY = 'Start from a ready page'
/**
 * Opens a part above a list, and acts in it. Payload renders a list again once its address is complete, which
 * closes the part; a person opens it again.
 */
const within = (page: Page, words: string, act: () => Promise<void>): Promise<void> =>
  expect(async () => {
    const part = page.locator('details', { hasText: words })
    if (!(await part.evaluate((one) => one.hasAttribute('open')))) await part.locator('summary').click()
    await act()
  }).toPass()
/** A draft from a ready page, in its form. */
async function startPage(page: Page, label: string): Promise<string> {
  await page.goto(`${platform}/admin/collections/pages`)
  await within(page, READY, () => page.getByRole('button', { name: label }).click({ timeout: 2000 }))
  await page.waitForURL(form)
  await expect(page.locator('.blocks-field__row').first()).toBeVisible()
  return page.url()
}

test('C11 a page starts ready, goes live by a plan, and the plan is taken back @desktop', async ({
  page,
  faults,
}) => {
  await signIn(page, 'editor', DEALER)
  await page.goto(`${platform}/admin/collections/pages`)
  await within(page, READY, async () => {
    await expect(page.getByRole('button', { name: 'About us' })).toBeVisible({ timeout: 2000 })
    expect(await staffFaults(page)).toEqual([])
  })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  const address = await startPage(page, 'Campaign')
  await expect(page.locator('.fc-block b').first()).toHaveText('Page header')

  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await expect(dialog.getByText('Times are Brisbane time.')).toBeVisible()
  const live = dialog.getByRole('form', { name: 'Publish', exact: true })
  const off = dialog.getByRole('form', { name: 'Unpublish' })
  await off.getByLabel('Day').fill('2027-12-01')
  await off.getByRole('button', { name: 'Schedule unpublishing' }).click()
  await expect(dialog.getByRole('status')).toHaveText(
    'It is not on the website. Plan first when it goes live.',
  )
  await live.getByLabel('Day').fill('2027-11-30')
  await live.getByLabel('Time').fill('08:30')
  await live.getByLabel('Time').press('Enter')
  await expect(live.getByRole('heading')).toHaveText('Publishes Tue 30 Nov, 8:30 am, Brisbane time')
  expect(page.url()).toBe(address)
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Publishes Tue 30 Nov' })).toBeFocused()

  await page.goto(`${platform}/admin/collections/pages?sort=-updatedAt&limit=5`)
  await expect(
    page.locator('td.cell-_status').filter({ hasText: 'Publishes Tue 30 Nov' }).first(),
  ).toBeVisible()
  await page.goto(address)
  await page.getByRole('button', { name: 'Publishes Tue 30 Nov' }).click()
  await dialog.getByRole('button', { name: 'Cancel publishing' }).click()
  await expect(live.getByRole('heading')).toHaveText('Publish')
  expect(faults).toEqual([])
})

test('C11 a link is chosen by keyboard, and another address is told how to be written @desktop', async ({
  page,
  faults,
}) => {
  await signIn(page, 'editor', DEALER)
  await startPage(page, 'About us')
  const band = page.locator('.blocks-field__row').last()
  await band.locator('.collapsible__toggle').first().click()
  const links = band.locator('.array-field__row')
  const toggle = links.first().locator('.collapsible__toggle')
  const box = links.first().getByRole('combobox', { name: 'Link' })
  await expect(async () => {
    if (!(await box.isVisible())) await toggle.click({ timeout: 1000 })
    await expect(box).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(links.first().getByText('All cars (list of cars)')).toBeVisible()
  await box.fill('demo')
  await expect(band.getByRole('option').first()).toContainText('/search/demo-cars')
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(box).toHaveValue('/search/demo-cars')
  await expect(links.first().getByText('Demo cars (list of cars)')).toBeVisible()
  await box.fill('www.toyota.com.au')
  expect(await staffFaults(page)).toEqual([])
  await box.press('Tab')
  await expect(links.first().getByText('For another website, write https://www.toyota.com.au.')).toBeVisible()
  await box.fill('https://www.toyota.com.au')
  await box.press('Tab')
  await expect(links.first().getByText('Another address')).toBeVisible()
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([])
})

test('N14 addresses of the old website are pasted, looked at and made @desktop', async ({ page }) => {
  await signIn(page, 'editor', DEALER)
  await page.goto(`${platform}/admin/collections/redirects`)
  const mark = `move-${Date.now()}`
  const text = `https://old.example/team-${mark}.html,/about-us\n/search,/x\n/only-${mark}\n/gone-${mark},/nowhere`
  const lines = page.getByRole('list', { name: 'Result of each line' }).getByRole('listitem')
  await within(page, 'Import redirects from your old website', async () => {
    await page.getByLabel('Addresses').fill(text, { timeout: 2000 })
    await page.getByRole('button', { name: 'Check them first' }).click({ timeout: 2000 })
    await expect(lines.first()).toBeVisible({ timeout: 5000 })
  })
  await expect(lines).toHaveCount(4)
  await expect(lines.first()).toContainText('The site itself answers this address')
  await expect(lines.nth(2)).toContainText('Ready')
  await expect(lines.last()).toContainText('no page has the new address yet')
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Make 2 redirects' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 redirects made.' })).toBeVisible()
  const { docs } = z
    .object({ docs: z.array(z.object({ to: z.string() })) })
    .parse(await adminGet(page, `/redirects?depth=0&where[from][equals]=/team-${mark}.html`))
  expect(docs).toEqual([expect.objectContaining({ to: '/about-us' })])
  const moved = await ask(page.request, DEALER, `/team-${mark}.html?utm_source=old`)
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/about-us?utm_source=old'])
})
