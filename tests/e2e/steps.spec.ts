/** How many steps a person needs who has never seen the admin, guided by the words on the screen: each press, choice or typed field is one. */
import type { TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { adminGet, expect, openRow, signIn, signInByForm, test } from './fixtures'
import { enquire } from './enquire'
import { platform } from './setup'

const LEADS_TENANT = 'outback-caravans'
const found = z.object({ docs: z.array(z.record(z.string(), z.unknown())).min(1) })

/** Counts and prints what was done. */
function counted(info: TestInfo) {
  const done: string[] = []
  return {
    async step(words: string, act: () => Promise<unknown>): Promise<void> {
      await act()
      done.push(words)
    },
    within(most: number): void {
      const reported = `${done.length} of ${most} steps: ${done.join(', ')}`
      info.annotations.push({ type: 'steps', description: reported })
      console.log(`${info.title}: ${reported}`)
      expect(done.length, reported).toBeLessThanOrEqual(most)
    },
  }
}

test('B14 C8 an editor makes an offer with a picture and dates in at most 12 steps @full-phone', async ({
  page,
}, info) => {
  const { step, within } = counted(info)
  const name = `Winter tyres ${info.project.name}${info.repeatEachIndex}${info.retry}`
  const pixels = { width: 1200, height: 800, channels: 3, background: '#467' } as const
  const buffer = await sharp({ create: pixels }).png().toBuffer()
  await signInByForm(page, 'editor', 'harbour-toyota')
  await step('Offers', () => page.getByRole('link', { name: 'Offers', exact: true }).last().click())
  const create = page.getByRole('link', { name: 'Add an offer' })
  await expect(page).toHaveURL(/limit=/)
  await step('Add an offer', () => openRow(page, create, /\/offers\/create/))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New offer')
  await step('Name', () => page.getByRole('textbox', { name: /^Name/ }).fill(name))
  await step('Description', () => page.getByLabel('Description').first().fill('Four for the price of three.'))
  const picture = page.locator('.field-type').filter({ hasText: /^Picture/ })
  await step('Picture: Upload', () => picture.getByRole('button', { name: 'Upload' }).click())
  const drawer = page.locator('.doc-drawer')
  await step('Select a file', () =>
    drawer.locator('input[type=file]').setInputFiles({ name: 'tyres.png', mimeType: 'image/png', buffer }),
  )
  await step('Alt text', () => drawer.getByLabel('Alt text').fill('Four tyres in a row'))
  await step('Save', () => drawer.getByRole('button', { name: 'Save' }).click())
  await expect(drawer).toBeHidden()
  const day = (name: string) => page.getByRole('textbox', { name })
  await step('First day', async () => {
    await day('First day').pressSequentially('1/12/2026')
    await day('First day').press('Tab')
    await expect(day('First day')).toHaveValue(/^Tue 1 Dec/)
  })
  await step('Last day', async () => {
    await day('Last day').fill('31 Dec 2030')
    await day('Last day').press('Enter')
  })
  await step('Publish', () => page.getByRole('button', { name: 'Publish', exact: true }).click())
  await page.waitForURL(/\/offers\/(?!create)[\w-]+/)
  within(12)
  const { docs } = found.parse(
    await adminGet(page, `/offers?depth=0&where[name][equals]=${encodeURIComponent(name)}`),
  )
  expect(docs).toEqual([
    expect.objectContaining({
      _status: 'published',
      image: expect.any(String),
      starts_at: expect.stringContaining('2026-12-01'),
      ends_at: expect.stringContaining('2030-12-31'),
    }),
  ])
})

test('B13 the hours of a week are changed in at most 8 steps @desktop', async ({ page }, info) => {
  const { step, within } = counted(info)
  await signInByForm(page, 'editor', 'westside-motors')
  await step('Opening hours', () => page.getByRole('link', { name: 'Opening hours' }).last().click())
  await expect(page).toHaveURL(/limit=/)
  const place = page.locator('tbody tr').first().getByRole('link').first()
  await step('a place', () => openRow(page, place, /\/opening-hours\/[\w-]+/))
  await step('Monday from', () => page.getByLabel('Monday from').first().fill('07:45'))
  await step('Monday to', () => page.getByLabel('Monday to').first().fill('18:15'))
  await step('Copy to Tue to Fri', () => page.getByRole('button', { name: 'Copy to Tue to Fri' }).click())
  await step('Save', () => page.getByRole('button', { name: 'Save' }).click())
  await expect(page.getByText(/updated successfully|\bsaved[.,]/i).first()).toBeVisible()
  within(8)
  await page.reload()
  await expect(page.getByLabel('Friday to').first()).toHaveValue('6:15 pm')
})

test('B1 B12 B14 from Today, a lead is answered in 2 steps @desktop', async ({ page, request }, info) => {
  const { step, within } = counted(info)
  await enquire(request, LEADS_TENANT)
  await signIn(page, 'dealer_admin', LEADS_TENANT)
  await page.goto(`${platform}/admin`)
  const card = page.getByRole('region', { name: 'Leads', exact: true })
  // The longest waiting one, whoever sent it.
  const reply = card.getByRole('button', { name: /^Reply/ }).first()
  await step('Reply', () => reply.click())
  await expect(card.getByLabel(/^Your answer to/)).toBeFocused()
  await step('Send email', () => card.getByRole('button', { name: 'Send email' }).click())
  await expect(card.getByText('Sent and saved to the lead.')).toBeVisible()
  within(2)
})

test('B1 B14 a lead is answered in 2 steps @full-desktop', async ({ page, request }, info) => {
  const { step, within } = counted(info)
  const email = await enquire(request, LEADS_TENANT)
  await signIn(page, 'dealer_admin', LEADS_TENANT)
  // Where the mail about the lead leads.
  const { docs } = found.parse(await adminGet(page, `/leads?depth=0&where[email][equals]=${email}`))
  await page.goto(`${platform}/admin/collections/leads/${String(docs[0]?.id)}`)
  await step('Your answer', () => page.getByLabel('Your answer').fill('Yes, it is. Come and see it.'))
  await step('Send email', () => page.getByRole('button', { name: 'Send email' }).click())
  await expect(page.getByRole('listitem').filter({ hasText: 'replied by email' })).toContainText(
    'Come and see it',
  )
  within(2)
})
