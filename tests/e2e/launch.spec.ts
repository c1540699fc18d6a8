import { z } from 'zod'
import { adminGet, expect, notForThem, overflow, signIn, test } from './fixtures'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

test('T8 the launch checklist looks at the website itself, and leads to what is open @desktop', async ({
  page,
  faults,
}) => {
  await signIn(page, 'dealer_admin', 'harbour-toyota')
  await page.goto(`${platform}/admin/launch`)
  const list = page.getByRole('region', { name: 'Harbour Toyota' })
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  await list.getByText(/^\d+ of \d+ done$/).click()
  for (const done of ['Licence and contacts', 'cars for sale', 'Pages answer', 'Names of the website'])
    await expect(row(done).first().getByRole('img', { name: 'Done' })).toBeVisible()
  await expect(row('Pages answer')).toContainText(/Home, Search, Contact and \d{2} more\./)
  await expect(list.getByRole('heading')).toBeVisible()
  expect(await staffFaults(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await row('Places and opening hours').getByRole('link').click()
  await expect(page).toHaveURL(/collections\/(locations|opening-hours)/)
  expect(faults).toEqual([])
})

test('the mails of a website are shown as they are sent, of the own dealer alone @desktop', async ({
  page,
  faults,
}) => {
  await signIn(page, 'dealer_admin', 'harbour-toyota')
  const { docs } = z
    .object({ docs: z.array(z.object({ slug: z.string(), id: z.string() })) })
    .parse(await adminGet(page, '/tenants?depth=0'))
  expect(docs.map(({ slug }) => slug)).toEqual(['harbour-toyota'])
  await page.goto(`${platform}/admin/mails?mail=constructor`)
  const receipt = page.getByRole('link', { name: 'Receipt of an enquiry' })
  await expect(receipt).toHaveAttribute('aria-current', 'page')
  const letter = page.frameLocator('iframe').first()
  await expect(letter.getByText('Harbour Toyota').first()).toBeVisible()
  expect(await staffFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Booking', exact: true }).click()
  await expect(letter.getByRole('heading')).toBeVisible()
  await page.getByRole('link', { name: 'Dark' }).click()
  await expect(page.getByRole('link', { name: 'Light' })).toBeVisible()
  for (const width of [1440, 768, 390, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), String(width)).toBeLessThanOrEqual(0)
  }
  await expect(receipt).toBeHidden()
  await page.locator('summary').filter({ hasText: 'Booking' }).click()
  await receipt.click()
  await expect(letter.getByText('Thank you for writing to Harbour Toyota.')).toBeVisible()
  expect(faults).toEqual([])
})

test('no mails for editors, sales and strangers, and none of another dealer @desktop', async ({ page }) => {
  await signIn(page, 'dealer_admin', 'westside-motors')
  const { docs } = z
    .object({ docs: z.array(z.object({ id: z.string() })) })
    .parse(await adminGet(page, '/tenants?depth=0'))
  await page.context().clearCookies()
  await page.goto(`${platform}/admin/mails`)
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
  await signIn(page, 'dealer_admin', 'harbour-toyota')
  await page.goto(`${platform}/admin/mails?dealer=${docs[0]?.id}`)
  await expect(page.frameLocator('iframe').first().getByText('Harbour Toyota').first()).toBeVisible()
  await expect(page.getByText('Westside')).toHaveCount(0)
  for (const role of ['editor', 'sales'] as const) {
    await page.context().clearCookies()
    await signIn(page, role, 'harbour-toyota')
    await page.goto(`${platform}/admin/mails`)
    await expect(notForThem(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Emails', exact: true })).toHaveCount(0)
  }
})

test('T10 editors and sales have no launch checklist @desktop', async ({ page }) => {
  await signIn(page, 'editor', 'harbour-toyota')
  await page.goto(`${platform}/admin/launch`)
  await expect(notForThem(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Launch checklist' })).toHaveCount(0)
})
