import type { Locator, Page } from '@playwright/test'
import { ask, axe, expect, overflow, test } from './fixtures'
import { levelOf, siteOf } from './setup'

const TENANTS = ['harbour-toyota', 'westside-motors', 'outback-caravans'] as const
const firstAsk = (page: Page) => page.locator('main .card a[data-ask]').first()
const dialogOf = (page: Page) => page.locator('dialog.dlg--ask')

async function openFromList(page: Page, tenant: string): Promise<Locator> {
  await page.goto(`${siteOf(tenant)}/search`)
  const link = firstAsk(page)
  await link.scrollIntoViewIfNeeded()
  await link.click()
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('Full name')).toBeVisible()
  return dialog
}

const person = (name: string) => `${name}-${Date.now()}@example.com`

async function fill(form: Locator, name: string): Promise<void> {
  await form.getByLabel('Full name').fill(name)
  await form.getByLabel(/^Email/).fill(person('forms'))
  await form.getByLabel(/^Message/).fill('Is it still there?')
  await form.getByLabel(/terms of use/).check()
}
const submitOf = (form: Locator) => form.locator('button.btn--brand[type=submit]')

for (const tenant of TENANTS)
  // faults: B11
  test(`V8 a card's enquiry opens over the list of ${tenant}, and Back returns to the same place${levelOf(tenant, 'harbour-toyota')}`, async ({
    page,
    faults,
  }) => {
    const dialog = await openFromList(page, tenant)
    const label = (await firstAsk(page).getAttribute('aria-label')) ?? ''
    await expect(dialog.locator('.ask__car')).toContainText(label.split(', ')[1] ?? '-')
    await expect(page).toHaveURL(/\/search$/)
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    const before = await page.evaluate(() => scrollY)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/search$/)
    await expect(firstAsk(page)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(faults).toEqual([])
  })

// faults: B8
test('V8 what was typed is there again after Back, another form and a reload, but no consent @phone', async ({
  page,
}) => {
  const dialog = await openFromList(page, 'westside-motors')
  await dialog.getByLabel('Full name').fill('Drafty Person')
  await dialog.getByLabel(/^Message/).fill('Half a thought')
  await dialog.getByLabel(/terms of use/).check()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.locator('main .card a[data-ask]').nth(1).click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Full name')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await firstAsk(page).click()
  await expect(dialog.getByLabel('Full name')).toHaveValue('Drafty Person')
  await expect(dialog.getByLabel(/^Message/)).toHaveValue('Half a thought')
  await expect(dialog.getByLabel(/terms of use/)).not.toBeChecked()
})

test('L14 an answer that is lost on the way is one lead after Try again @phone', async ({
  page,
  request,
}) => {
  const dialog = await openFromList(page, 'westside-motors')
  await fill(dialog, 'Lost Answer')
  const leads: unknown[] = []
  await page.route('**/api/leads', async (route) => {
    const posted = route.request()
    const answer = await ask(request, 'westside-motors', '/api/leads', {
      method: 'POST',
      headers: { 'idempotency-key': posted.headers()['idempotency-key'] ?? '' },
      data: posted.postDataJSON(),
    })
    leads.push((await answer.json()).lead_id)
    return leads.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer })
  })
  await submitOf(dialog).click()
  const lost = page.getByRole('alert').filter({ hasText: 'did not get through' })
  await expect(lost).toBeFocused()
  expect(await axe(page)).toEqual([])
  await expect(dialog.getByLabel('Full name')).toHaveValue('Lost Answer')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/success\?ref=L/)
  expect(leads).toHaveLength(2)
  expect(new Set(leads).size).toBe(1)
  await expect(page.locator('main h1')).toHaveText('Thanks, Lost. Westside Motors has your question.')
  await page.goBack()
  await expect(page).toHaveURL(/\/search$/)
})

// A phone has no Tab key.
test('V8 L6 by keyboard alone: open, errors in a focused list, fill in, send; the event is told once @desktop', async ({
  page,
}) => {
  await page.goto(`${siteOf('westside-motors')}/search/used-cars`)
  await firstAsk(page).focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: 'Message now' })).toBeFocused()
  await submitOf(dialog).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toBeFocused()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Full name')).toBeFocused()
  await page.keyboard.type('Key Board')
  await page.keyboard.press('Tab')
  await page.keyboard.type(person('keys'))
  await dialog.getByLabel(/terms of use/).focus()
  await page.keyboard.press('Space')
  await submitOf(dialog).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/success\?ref=L/)
  const events = await page.evaluate(() => window.dataLayer ?? [])
  expect(events.filter((event) => 'event' in event && event.event === 'lead')).toEqual([
    expect.objectContaining({
      event_id: 15,
      form: 'enquiry',
      vehicleStatus: 'used',
      vehicleMake: expect.any(String),
      vehicleModel: expect.any(String),
      vehicleYear: expect.any(Number),
    }),
  ])
})

// faults: B7, B10
test('L4 L6 a job application names the place, reaches no parts counter and is event 51 @phone', async ({
  page,
}) => {
  await page.goto(`${siteOf('harbour-toyota')}/careers`)
  const form = page.locator('form[action="/api/leads"]')
  const places = await form.getByLabel('Where would you work?').locator('option').allInnerTexts()
  expect(places.slice(1)).toEqual([
    'Harbour Toyota Maroochydore',
    'Harbour Toyota Noosaville',
    'Harbour Used Caloundra',
  ])
  await expect(form.getByLabel('What is it about?')).toHaveCount(0)
  await form.getByLabel('Full name').fill('Job Seeker')
  await form.getByLabel(/^Email/).fill(person('job'))
  await form.getByLabel('Where would you work?').selectOption('noosaville')
  await form.getByLabel('Tell us about you').fill('Ten years on the spanners.')
  await form.getByLabel(/terms of use/).check()
  await submitOf(form).click()
  await expect(page.locator('main h1')).toHaveText('Thanks, Job. Harbour Toyota has your application.')
  const events = await page.evaluate(() => window.dataLayer ?? [])
  expect(events).toContainEqual(expect.objectContaining({ event: 'lead', form: 'careers', event_id: 51 }))
})

// faults: B8
test('L5 L9 an offer that is no amount is told in plain words @phone', async ({ page }) => {
  await page.goto(`${siteOf('westside-motors')}/search?sortBy=price_desc`)
  await page.goto(
    `${siteOf('westside-motors')}${await page.locator('.card__title a').first().getAttribute('href')}`,
  )
  await page.locator('.buy a[data-ask]', { hasText: 'Make an offer' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Your offer').fill('a fair price')
  await submitOf(dialog).click()
  await expect(dialog.getByRole('alert')).toContainText('Tell us your offer in dollars, for example 32,500.')
  expect(await axe(page)).toEqual([])
})

test('V8 without JavaScript a card leads to the form of its car, which posts @phone', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${siteOf('westside-motors')}/search`)
  await firstAsk(page).click()
  await expect(page).toHaveURL(/\/cars\/.+#enquire$/)
  const form = page.locator('form[action="/api/leads"]')
  await fill(form, 'Plain Post')
  await submitOf(form).click()
  await expect(page.getByRole('link', { name: 'westside, home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Open the form again' })).toHaveAttribute('href', /^\/cars\//)
  await page.getByRole('button', { name: 'Yes, send it' }).click()
  await expect(page.locator('main h1')).toHaveText('Thank you. Westside Motors has your question.')
  await context.close()
})

// faults: B9, B10
test('N7 L4 the thank-you page says nothing untrue, and closed forms stay closed by address @phone', async ({
  page,
}) => {
  for (const path of ['/success', '/success?ref=L2222222Z']) {
    await page.goto(`${siteOf('harbour-toyota')}${path}`)
    await expect(page.locator('main h1')).toHaveText('We have no message from you here.')
  }
  await page.goto(`${siteOf('outback-caravans')}/contact-us?form=finance`)
  await expect(page.locator('main')).not.toContainText('Ask about finance')
  await page.goto(`${siteOf('outback-caravans')}/contact-us?form=callback`)
  await expect(page.getByRole('heading', { name: 'Ask us to ring' })).toBeVisible()
  expect(await axe(page)).toEqual([])
})

// faults: B12
test('L7 a number that is told on request stands nowhere before it @phone', async ({ page, request }) => {
  const site = siteOf('outback-caravans')
  const hits = (await (await ask(request, 'outback-caravans', '/api/cars/search')).json()).hits
  const car = `/cars/${hits[0].slug}`
  for (const path of ['/', '/search', car, '/contact-us', '/locations', `/api${car}`, '/api/cars/search']) {
    const text = await (await ask(request, 'outback-caravans', path)).text()
    expect(text.match(/\(08\) 5550 01|\+?61855500|tel:0855500/g), path).toBeNull()
  }
  await page.goto(`${site}${car}`)
  await page.locator('.buy__more button').click()
  await expect(page.locator('.buy__more a[href^="tel:"]')).toBeFocused()
  await expect(page.locator('.buy__more a[href^="tel:"]')).toContainText('(08) 5550 0173')
})
