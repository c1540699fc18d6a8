import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ask, axe, expect, signIn, test } from './fixtures'
import { dataDir, platform, siteOf } from './setup'

const mails = () =>
  readdirSync(path.join(dataDir, 'mail')).map((file) =>
    readFileSync(path.join(dataDir, 'mail', file), 'utf8'),
  )

async function openCar(page: import('@playwright/test').Page, tenant: string): Promise<void> {
  await page.goto(`${siteOf(tenant)}/search`)
  const href = await page.locator('a[href^="/cars/"]').first().getAttribute('href')
  await page.goto(`${siteOf(tenant)}${href}`)
}

test('L1 L3 L11 from a car to a lead: errors are said, the reference is in the mails and in the admin', async ({
  page,
  isMobile,
}) => {
  await openCar(page, 'westside-motors')
  const form = page.locator('form[action="/api/leads"]:visible').first()
  await form.scrollIntoViewIfNeeded()
  await form.getByLabel('Full name').fill(isMobile ? 'Phone Person' : 'Desk Person')
  await form.getByRole('button', { name: /submit|send|enquire/i }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following errors' })
  await expect(summary).toBeVisible()
  await expect(summary).toContainText('You must agree to the terms of use before submitting.')
  await expect(form.getByLabel('Full name')).toHaveValue(/Person/)
  expect(await axe(page)).toEqual([])

  await form.getByLabel(/^Email/).fill('person@example.com')
  await form.getByLabel(/^Phone/).fill('0412 345 678')
  await form.getByLabel(/message/i).fill('Is it still there?')
  await form.getByLabel(/terms/i).check()
  await form.getByRole('button', { name: /submit|send|enquire/i }).click()
  await expect(page.locator('main')).toContainText(/L[2-9A-Z]{8}/)
  const lead_id = (await page.locator('main').innerText()).match(/L[2-9A-Z]{8}/)?.[0] ?? ''

  await expect.poll(() => mails().filter((mail) => mail.includes(lead_id)).length).toBe(2)
  const receipt = mails().find(
    (mail) => mail.includes(lead_id) && mail.includes('To: ') && mail.includes('person@example.com'),
  )
  expect(receipt).toContain('westside')

  await signIn(page, 'dealer_admin', 'westside-motors')
  await page.goto(`${platform}/admin`)
  await expect(
    page.getByRole('link', { name: isMobile ? 'Phone Person' : 'Desk Person' }).first(),
  ).toBeVisible()
})

test('L3 works without JavaScript, and a missing tick is said', async ({ request }) => {
  const post = (form: Record<string, string>) =>
    ask(request, 'harbour-toyota', '/api/leads', { method: 'POST', form })
  const car = (await (await ask(request, 'harbour-toyota', '/api/cars/search')).json()).hits[0]
  const form = {
    form: 'enquiry',
    name: 'No Script',
    email: 'no.script@example.com',
    message: 'Hello',
    car_id: car.id,
  }
  const refused = await post(form)
  expect(refused.status()).toBe(422)
  expect(await refused.text()).toContain('*You must agree to the terms of use before submitting.')
  const taken = await post({ ...form, terms_conditions: 'on' })
  expect(taken.status()).toBe(303)
  expect(taken.headers().location).toMatch(/^\/success\?ref=L/)
})

test('contract POST /api/leads: 201 with lead_id, 422 with paths, the same key is the same lead', async ({
  request,
}) => {
  const post = (data: object, headers = {}) =>
    ask(request, 'outback-caravans', '/api/leads', { method: 'POST', data, headers })
  const car = (await (await ask(request, 'outback-caravans', '/api/cars/search')).json()).hits[0]
  const data = {
    name: 'Key Twice',
    email: 'key@example.com',
    phone: '0412345678',
    message: 'Hello',
    car_id: car.id,
    terms_conditions: true,
  }
  const headers = { 'idempotency-key': `key-${Date.now()}` }
  const [first, second] = [await post(data, headers), await post(data, headers)]
  expect([first.status(), second.status()]).toEqual([201, 201])
  expect((await second.json()).lead_id).toBe((await first.json()).lead_id)
  const bad = await post({ ...data, email: 'nope' })
  expect(bad.status()).toBe(422)
  expect((await bad.json()).errors).toEqual([
    { path: 'email', message: 'Enter an email address such as name@example.com.' },
  ])
})
