import { z } from 'zod'
import { adminGet, expect, overflow, signIn, test } from './fixtures'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

const DEALER = 'harbour-toyota'
const bookings = z.object({ docs: z.array(z.object({ id: z.string(), name: z.string() })) })
const valuations = z.object({
  docs: z.array(z.object({ id: z.string(), result: z.object({ reason: z.string().optional() }).nullish() })),
})

test('a booking is read as lines, with its acts on top, and nothing that looks like a box @desktop', async ({
  page,
  faults,
}) => {
  await signIn(page, 'dealer_admin', DEALER)
  const { docs } = bookings.parse(await adminGet(page, '/bookings?depth=0&where[state][equals]=booked'))
  await page.goto(`${platform}/admin/collections/bookings/${docs[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Service|Test drive), \w{3} \d+ \w{3}, /)
  const head = page.getByRole('region', { name: docs[0]?.name ?? 'none' })
  await expect(head.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/)
  await expect(head.getByText('Booked', { exact: true })).toBeVisible()
  await expect(page.locator('.document-fields :is(input, select, textarea):visible')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  expect(await staffFaults(page)).toEqual([])
  for (const width of [1440, 768, 390, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), String(width)).toBeLessThanOrEqual(0)
  }
  expect(faults).toEqual([])
})

test('a car that no guide could value gets a figure on its valuation, by keyboard @desktop', async ({
  page,
}) => {
  await signIn(page, 'dealer_admin', DEALER)
  const { docs } = valuations.parse(await adminGet(page, '/valuations?depth=0&limit=100'))
  const id = docs.find(({ result }) => result?.reason)?.id
  await page.goto(`${platform}/admin/collections/valuations/${id}`)
  const card = page.getByRole('region', { name: 'Your figure' })
  const save = card.getByRole('button', { name: 'Save' })
  await expect(save).toBeEnabled()
  await card.getByLabel('From').fill('19,500')
  await card.getByLabel('To').fill('$17 000')
  await card.getByLabel('To').press('Enter')
  await expect(card.getByRole('alert')).toHaveText(/The first figure is the lower one/)
  await card.getByLabel('From').fill('16000')
  await save.press('Enter')
  await expect(page.getByText('Your figure is saved.')).toBeVisible()
  await expect(card.getByText('$16,000 to $17,000')).toBeVisible()
  expect(await staffFaults(page)).toEqual([])
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.goto(`${platform}/admin`)
  const waiting = page.getByRole('region', { name: /^(Also w|W)aiting for you$/ })
  await expect(waiting).toBeVisible()
  await expect(waiting).not.toContainText(title.split(',')[0] ?? 'no title')
})

test('one’s own rights are lines, a colleague’s are chosen @desktop', async ({ page }) => {
  await signIn(page, 'dealer_admin', DEALER)
  const role = page.locator('#field-role')
  const { docs } = z
    .object({ docs: z.array(z.object({ id: z.string(), role: z.string() })) })
    .parse(await adminGet(page, '/users?depth=0'))
  await page.goto(`${platform}/admin/account`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await expect(page.getByText('Dealer admin', { exact: true }).last()).toBeVisible()
  await expect(role).toHaveCount(0)
  await expect(page.getByLabel('Deactivated: cannot sign in')).toHaveCount(0)
  expect(await staffFaults(page)).toEqual([])
  await page.goto(`${platform}/admin/collections/users/${docs.find((one) => one.role === 'sales')?.id}`)
  await expect(role).toBeVisible()
  await expect(page.getByLabel('Deactivated: cannot sign in')).toBeVisible()
})
