import { z } from 'zod'
import { adminGet, expect, overflow, signIn, test } from './fixtures'
import { enquire } from './enquire'
import { heldScripts } from './heldScripts'
import { platform } from './setup'
import { staffFaults } from './staffScreens'

const TENANT = 'outback-caravans'
const leads = z.object({ docs: z.array(z.object({ id: z.string() })).min(1) })
const stored = z.object({
  state: z.string(),
  responded_at: z.string().nullish(),
  timeline: z.array(z.object({ kind: z.string(), text: z.string() })),
})

test.describe.configure({ mode: 'serial' })

test('B1 B2 B3 a lead is answered by keyboard alone, its clock stops, and a template is filled in @desktop', async ({
  page,
  request,
  faults,
}) => {
  const email = await enquire(request, TENANT)

  await signIn(page, 'dealer_admin', TENANT)
  const [lead] = leads.parse(await adminGet(page, `/leads?depth=0&where[email][equals]=${email}`)).docs
  await page.goto(`${platform}/admin/collections/leads/${lead?.id}`)
  await expect(page.getByText('Is it there?', { exact: true }).first()).toBeVisible()
  await expect(page.locator('.fc-print__head')).toBeHidden()
  expect(await staffFaults(page)).toEqual([])

  const clock = page.locator('.fc-lead .fc-clock')
  await expect(clock).toBeVisible()
  const box = page.getByLabel('Your answer')
  await box.focus()
  await page.keyboard.type('Yes, and it is yours to see on Saturday.')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send email' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(clock).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'replied by email' })).toContainText(
    'yours to see on Saturday',
  )
  await expect(box).toHaveValue('')

  const after = stored.parse(await adminGet(page, `/leads/${lead?.id}?depth=0`))
  expect(after).toMatchObject({ state: 'contacted', timeline: [{ kind: 'reply' }] })
  expect(after.responded_at).toBeTruthy()
  await page.reload()
  await expect(page.getByText(/^Answered/).first()).toBeVisible()

  await box.fill('My own words.')
  await page.getByLabel('Template').selectOption('It is here')
  await page.getByRole('button', { name: 'Add it below' }).click()
  await expect(box).toHaveValue(/^My own words\.\n\nHi Ruth,[^{}]*is here and ready to see[^{}]*$/)
  expect(faults).toEqual([])
})

test('a half-typed note is there again after another screen, and never in an email @desktop', async ({
  page,
  request,
}) => {
  const email = await enquire(request, TENANT)
  await signIn(page, 'dealer_admin', TENANT)
  const [lead] = leads.parse(await adminGet(page, `/leads?depth=0&where[email][equals]=${email}`)).docs
  const address = `${platform}/admin/collections/leads/${lead?.id}`
  await page.goto(address)
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  await page.getByLabel('A note for colleagues').fill('Wants a tow bar.')
  await page.getByRole('navigation').getByRole('link', { name: 'Pages' }).first().click()
  await expect(page).toHaveURL(/collections\/pages/)

  await page.goBack()
  const note = page.getByLabel('A note for colleagues')
  await expect(note).toHaveValue('Wants a tow bar.')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(note).toHaveValue('Wants a tow bar.')
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  const mail = page.getByLabel('Your answer')
  await expect(mail).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Send email' })).toBeDisabled()
  await mail.fill('Yes.')
  page.once('dialog', (dialog) => dialog.accept())
  const release = await heldScripts(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await mail.fill('And wide mirrors.')
  release(0)
  await expect(mail).toHaveValue('Yes.\n\nAnd wide mirrors.', { timeout: 30_000 })
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  await expect(note).toHaveValue('Wants a tow bar.')
})

test('B1 what one chose and wrote is put onto the lead that a colleague saved meanwhile @desktop', async ({
  page,
  request,
}) => {
  const email = await enquire(request, TENANT)
  await signIn(page, 'dealer_admin', TENANT)
  const [lead] = leads.parse(await adminGet(page, `/leads?depth=0&where[email][equals]=${email}`)).docs
  await page.goto(`${platform}/admin/collections/leads/${lead?.id}`)
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  await page.getByLabel('A note for colleagues').fill('Wants a tow bar.')
  await page.evaluate(async (id) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ state: 'contacted' })
    await fetch(`/admin/api/leads/${id}`, { method: 'PATCH', headers, body })
  }, lead?.id)
  const state = page.locator('#field-state')
  await state.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Won' }).click()
  const reported = page.getByRole('dialog').filter({ hasText: 'This was saved after you opened it' })
  await reported.getByRole('button', { name: 'Load it again' }).click()
  await expect(page.getByText('State: what you chose is put onto the newest.')).toBeVisible()
  await expect(state).toContainText('Won')
  await expect(page.getByLabel('A note for colleagues')).toHaveValue('Wants a tow bar.')
  await page.locator('#action-save').click()
  await expect
    .poll(async () => stored.parse(await adminGet(page, `/leads/${lead?.id}?depth=0`)).state)
    .toBe('won')
})

test('the screens that staff live in fit their window', async ({ page }) => {
  await signIn(page, 'dealer_admin', TENANT)
  const [hours] = leads.parse(await adminGet(page, '/opening-hours?depth=0&limit=1')).docs
  for (const path of [
    '',
    '/collections/leads',
    '/collections/cars',
    `/collections/opening-hours/${hours?.id}`,
  ]) {
    await page.goto(`${platform}/admin${path}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(await overflow(page), path).toBeLessThanOrEqual(0)
  }
  // Nothing lies over the closing time.
  await page.getByLabel('Monday to').first().click({ trial: true })
})
