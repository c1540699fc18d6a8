import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ask, axe, captchaOf, expect, ready, signIn, test } from './fixtures'
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

test('L1 L3 L11 from a car to a lead: errors are said, the reference is in the mails and in the admin @full-desktop', async ({
  page,
  isMobile,
}) => {
  await openCar(page, 'westside-motors')
  // Without the page's code the browser says what is missing, one field at a time.
  await ready(page)
  const form = page.locator('form[action="/api/leads"]:visible').first()
  await form.scrollIntoViewIfNeeded()
  await form.getByLabel('Full name').fill(isMobile ? 'Phone Person' : 'Desk Person')
  await form.getByRole('button', { name: /submit|send|enquire/i }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following errors' })
  await expect(summary).toBeVisible()
  await expect(summary).toContainText('You must agree to the terms of use before submitting.')
  await expect(form.getByLabel('Full name')).toHaveValue(/Person/)
  expect(await axe(page)).toEqual([])

  const email = `${isMobile ? 'phone' : 'desk'}-person@example.com`
  await form.getByLabel(/^Email/).fill(email)
  await form.getByLabel(/^Phone/).fill('0412 345 678')
  await form.getByLabel(/message/i).fill('Is it still there?')
  await form.getByLabel(/terms/i).check()
  await form.getByRole('button', { name: /submit|send|enquire/i }).click()
  await expect(page.locator('main')).toContainText(/L[2-9A-Z]{8}/)
  await expect(page.locator('main')).toContainText(`A confirmation is on its way to ${email}.`)
  const lead_id = (await page.locator('main').innerText()).match(/L[2-9A-Z]{8}/)?.[0] ?? ''

  await expect.poll(() => mails().filter((mail) => mail.includes(lead_id)).length).toBe(2)
  const receipt = mails().find(
    (mail) => mail.includes(lead_id) && mail.includes('To: ') && mail.includes(email),
  )
  expect(receipt).toContain('westside')

  await signIn(page, 'dealer_admin', 'westside-motors')
  await page.goto(`${platform}/admin/collections/leads?search=${lead_id}`)
  await expect(
    page.getByRole('link', { name: isMobile ? 'Phone Person' : 'Desk Person' }).first(),
  ).toBeVisible()
})

test('L3 works without JavaScript: a missing tick is said, and one more press sends it @phone', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await openCar(page, 'harbour-toyota')
  const form = page.locator('form[action="/api/leads"]:visible').first()
  await form.getByLabel('Full name').fill('No Script')
  await form.getByLabel(/^Email/).fill('no.script@example.com')
  await form.evaluate((element: HTMLFormElement) => (element.noValidate = true))
  await form.getByRole('button', { name: /submit|send|enquire/i }).click()
  await expect(page.getByText('*You must agree to the terms of use before submitting.')).toBeVisible()
  await page.goBack()
  await form.getByLabel(/terms/i).check()
  await form.getByRole('button', { name: /submit|send|enquire/i }).click()
  await page.getByRole('button', { name: 'Yes, send it' }).click()
  await expect(page).toHaveURL(/\/success\?ref=L/)
  await context.close()
})

test('L1 L14 contract POST /api/leads: 201 with lead_id, 422 with paths, the same key is the same lead @desktop', async ({
  request,
}) => {
  const post = (data: object, headers = {}) =>
    ask(request, 'outback-caravans', '/api/leads', { method: 'POST', data, headers })
  const car = (await (await ask(request, 'outback-caravans', '/api/cars/search')).json()).hits[0]
  const data = {
    name: 'Key Twice',
    email: `key-${Date.now()}@example.com`,
    phone: '0412345678',
    message: 'Hello',
    car_id: car.id,
    terms_conditions: true,
  }
  expect((await post(data)).status()).toBe(422)
  const captcha = await captchaOf(request, 'outback-caravans')
  const headers = { 'idempotency-key': `key-${Date.now()}` }
  const [first, second] = [
    await post({ ...data, captcha }, headers),
    await post({ ...data, captcha }, headers),
  ]
  expect([first.status(), second.status()]).toEqual([201, 201])
  expect((await second.json()).lead_id).toBe((await first.json()).lead_id)
  const bad = await post({ ...data, email: 'nope' })
  expect(bad.status()).toBe(422)
  expect((await bad.json()).errors).toEqual([
    { path: 'email', message: 'Enter an email address such as name@example.com.' },
  ])
})
