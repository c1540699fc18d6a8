/** Buttons of the admin, pressed, and its boxes, filled in, before their code is there. */
import { z } from 'zod'
import { adminGet, expect, signIn, test } from './fixtures'
import { heldScripts } from './heldScripts'
import { enquire } from './enquire'
import { platform } from './setup'

test('a form that is sent too early stays as it is, and can be sent once its code is there @desktop', async ({
  page,
}) => {
  await signIn(page, 'platform_admin')
  const address = `${platform}/admin/dealers/new`
  const release = await heldScripts(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Name of the person').fill('Kerry Voss')
  const button = page.getByRole('button', { name: 'Create dealer' })
  await expect(button).toBeDisabled()
  await page.getByLabel('Name of the person').press('Enter')
  await expect(page).toHaveURL(address)
  release(0)
  await expect(button).toBeEnabled({ timeout: 30_000 })
  await expect(page.getByLabel('Name of the person')).toHaveValue('Kerry Voss')
})

const ids = z.object({ docs: z.array(z.object({ id: z.string() })).length(1) })

test('a dealership and a file, chosen too early, are the ones that are rehearsed @desktop', async ({
  page,
}) => {
  await signIn(page, 'editor', 'westside-motors')
  const [geelong] = ids.parse(await adminGet(page, '/dealerships?where[name][equals]=Westside Geelong')).docs
  const release = await heldScripts(page)
  await page.goto(`${platform}/admin/rehearsal`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('combobox', { name: 'Dealership' }).selectOption({ label: 'Westside Geelong' })
  const text = 'Stock No,Make,Model,Year\r\nEARLY-1,Mazda,CX-5,2021'
  await page
    .getByLabel('CSV, XML or JSON')
    .setInputFiles({ name: 'early.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/admin/api/stock-files')) requested.push(request.postData() ?? '')
  })
  release(0)
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('combobox', { name: 'Dealership' }).locator('option:checked')).toHaveText(
    'Westside Geelong',
  )
  expect(requested.at(-1)).toContain(geelong?.id)
})

test('an answer that was begun too early can be sent @desktop', async ({ page, request }) => {
  const email = await enquire(request, 'outback-caravans')
  await signIn(page, 'dealer_admin', 'outback-caravans')
  const [lead] = ids.parse(await adminGet(page, `/leads?depth=0&where[email][equals]=${email}`)).docs
  const release = await heldScripts(page)
  await page.goto(`${platform}/admin/collections/leads/${lead?.id}`, { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Your answer').fill('Yes, come and see it.')
  const button = page.getByRole('button', { name: 'Send email' })
  await expect(button).toBeDisabled()
  release(0)
  await expect(button).toBeEnabled({ timeout: 30_000 })
  await expect(page.getByLabel('Your answer')).toHaveValue('Yes, come and see it.')
})
