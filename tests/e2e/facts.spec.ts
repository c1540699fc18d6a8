import type { Page } from '@playwright/test'
import { z } from 'zod'
import { adminGet, expect, overflow, signIn, test } from './fixtures'
import { platform, siteOf } from './setup'
import { staffFaults } from './staffScreens'
import { answer, fillContact, tellCar, withoutPlate } from './tellCar'

const DEALER = 'westside-motors'
const ids = z.object({ docs: z.array(z.object({ id: z.string() })) })
const times = z.object({
  days: z.array(z.object({ times: z.array(z.object({ start: z.string() })) })),
})

/** Books the first free time of the first place that has one, as the desk does. */
async function bookAtDesk(page: Page, name: string): Promise<string> {
  const { docs } = ids.parse(await adminGet(page, '/locations?depth=0&limit=50'))
  for (const { id } of docs) {
    const free = times.safeParse(await adminGet(page, `/desk-times?location_id=${id}`)).data
    const start = free?.days.flatMap((day) => day.times).at(-1)?.start
    if (!start) continue
    const body = { key: crypto.randomUUID(), location_id: id, start, name, phone: '0412 345 678' }
    const made: unknown = await page.evaluate(
      async ([url, json]) =>
        (
          await fetch(url ?? '', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: json ?? '',
          })
        ).json(),
      [`${platform}/admin/api/desk-bookings`, JSON.stringify(body)],
    )
    return z.object({ id: z.string() }).parse(made).id
  }
  throw new Error('no place has a free time')
}

test('a booking is read as lines, with its acts on top, and nothing that looks like a box @desktop', async ({
  page,
  faults,
}) => {
  const name = `Kim Caller ${Date.now()}`
  await signIn(page, 'dealer_admin', DEALER)
  const id = await bookAtDesk(page, name)
  await page.goto(`${platform}/admin/collections/bookings/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Service|Test drive), \w{3} \d+ \w{3}, /)
  const head = page.getByRole('region', { name })
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
  test.setTimeout(120_000)
  await page.goto(`${siteOf(DEALER)}/trade-in`)
  await withoutPlate(page)
  await tellCar(page, { year: String(new Date().getUTCFullYear() - 8) })
  await fillContact(page, `old-${Date.now()}@seller.example`)
  await page.getByRole('button', { name: 'Ask for a price' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.locator('.done')).toBeVisible()
  await signIn(page, 'dealer_admin', DEALER)
  const newest = '/valuations?depth=0&sort=-createdAt&where[form_completed][equals]=true'
  const id = ids.parse(await adminGet(page, newest)).docs[0]?.id
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
  await expect(page.getByRole('region', { name: /^(Also w|W)aiting for you$/ })).toBeVisible()
  const need = page.getByRole('link', { name: `Value it: ${title.split(',')[0]} waits for a value` })
  await expect(need).toHaveCount(0)
})

test('a figure beside the guide that a shopper saw begins the answer in the lead @desktop', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto(`${siteOf(DEALER)}/trade-in`)
  await withoutPlate(page)
  await tellCar(page)
  await answer(page)
  await fillContact(page, `guided-${Date.now()}@seller.example`)
  await page.getByRole('button', { name: 'Send me this range' }).click()
  await page.waitForURL(/\/valuations\/range/)
  await signIn(page, 'dealer_admin', DEALER)
  const guided = '/valuations?depth=0&limit=1&sort=-createdAt&where[offer_low][greater_than]=0'
  const id = ids.parse(await adminGet(page, guided)).docs[0]?.id
  await page.goto(`${platform}/admin/collections/valuations/${id}`)
  await expect(page.getByRole('region', { name: 'The guide that the shopper saw' })).toContainText(
    /\$.* to \$/,
  )
  const own = page.getByRole('region', { name: 'Your figure' })
  const begin = own.getByRole('button', { name: 'Answer with it' })
  await expect(begin).toBeEnabled()
  await begin.click()
  await expect(own.getByRole('alert')).toHaveText('Write the figure in whole dollars.')
  await own.getByLabel('In whole dollars').fill('18,500')
  expect(await staffFaults(page)).toEqual([])
  await begin.click()
  await page.waitForURL(/\/collections\/leads\//)
  await expect(page.getByLabel('Your answer')).toHaveValue(/^We can offer you \$18,500 for your \d{4} .+\.$/)
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
