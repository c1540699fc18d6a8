import { z } from 'zod'
import { adminGet, expect, overflow, signIn, test } from './fixtures'
import { enquire } from './enquire'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

const TENANT = 'outback-caravans'
const leads = z.object({ docs: z.array(z.object({ id: z.string() })).min(1) })

test('B1 B2 a lead is snoozed until tomorrow, stands in its view, and comes back by hand', async ({
  page,
  request,
  faults,
}) => {
  // Another enquiry from this number would bring it back.
  const phone = `0412${String(Date.now()).slice(-6)}`
  const email = await enquire(request, TENANT, { name: 'Nod Abel', phone })
  await signIn(page, 'dealer_admin', TENANT)
  const [lead] = leads.parse(await adminGet(page, `/leads?depth=0&where[email][equals]=${email}`)).docs
  const address = `${platform}/admin/collections/leads/${lead?.id}`
  const row = page.locator(`[data-row][href$="${lead?.id}"]`)
  const isIn = async (view: string, count: number) => {
    await page.goto(`${platform}/admin/leads?view=${view}&order=newest`)
    await expect(row).toHaveCount(count)
  }
  await isIn('answer', 1)
  await page.goto(address)
  await page.getByText('Snooze', { exact: true }).click()
  await expect(page.getByText('The reply clock does not stop')).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  await page.getByLabel('Snooze until', { exact: true }).fill('1 Jan 2020')
  await page.keyboard.press('Tab')
  const clock = page.getByLabel('Snooze until, time')
  await expect(clock).toHaveValue('12:00 pm')
  await clock.fill('9 am')
  await page.getByRole('button', { name: 'Snooze until then' }).click()
  await expect(page.getByText('That moment has passed. Choose a later one.')).toBeVisible()

  await page.getByRole('button', { name: /^Tomorrow/ }).click()
  await expect(page.getByText(/^Snoozed until .*, 9:00 am\. The reply clock runs on/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'snoozed it' })).toContainText('9:00 am')
  await expect(page.locator('.fc-lead .fc-clock')).toBeVisible()
  expect(await staffFaults(page)).toEqual([])
  await isIn('answer', 0)
  await isIn('open', 0)
  await isIn('snoozed', 1)
  await expect(page.locator('.fc-ld').filter({ has: row })).toContainText('Snoozed until')
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  await page.goto(address)
  await page.getByRole('button', { name: 'Bring it back now' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'ended the snooze' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bring it back now' })).toBeHidden()
  await isIn('answer', 1)
  expect(faults).toEqual([])
})
