import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { ask, axe, expect, openRow, overflow, ready, signIn, test } from './fixtures'
import { answer, fillContact, tellCar, withoutPlate } from './tellCar'
import { platform, siteOf, TENANTS } from './setup'

const SLUG = 'westside-motors'
const photo = async () => ({
  name: 'front.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer(),
})

const eventsOf = (page: Page) => page.evaluate(() => window.dataLayer ?? [])
/** As the page says it: the address has none. */
const idOf = async (page: Page) => /\bL[0-9A-Z]{8}\b/.exec(await page.locator('.done').innerText())?.[0] ?? ''
const emailOf = (what: string) => `${what}-${Date.now()}@seller.example`

test('R1 R2 R3 N6: from the rego bar to the accepted range, and staff see it @full-desktop', async ({
  page,
  isMobile,
  faults,
}) => {
  test.setTimeout(180_000)
  const email = emailOf(isMobile ? 'phone' : 'desk')
  const sound = async () => {
    // A page opened without a load gets its title a moment after its address.
    await expect(page).toHaveTitle(/\S/)
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  }
  await page.goto(siteOf(SLUG))
  const bar = page.locator('.sell .form__rego')
  await bar.getByLabel('Rego').fill('1qr 7tb')
  await bar.getByLabel('State').selectOption('VIC')
  await bar.getByRole('button').click()
  await expect(page).toHaveURL(/\/valuations\/start\?/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is it?')
  await sound()

  await tellCar(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outside, from two steps away')
  await sound()
  await answer(page)
  // The range is there before anybody has given a name.
  const range = page.locator('.rangebox__fig')
  await expect(range).toHaveText(/^\$[\d,]+ to \$[\d,]+$/)
  const seen = await range.innerText()
  await expect(page.locator('.rangebox')).toContainText('Good until')
  await expect(page.locator('.rangebox')).toContainText('similar cars advertised')
  await expect(page.locator('.form [name="Rego"]')).toHaveValue('1qr 7tb')
  await sound()
  // Back asks again with the answer that was given, and an answer changed in the list leads back here.
  await page.goBack()
  await expect(page.getByLabel('Payout, roughly')).toBeVisible()
  await page.goForward()
  if (isMobile) await page.locator('.sum summary').click()
  await page.locator('.sum').getByRole('link', { name: /^Good/ }).click()
  await expect(page.getByRole('button', { name: 'Good' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Good' }).click()
  await expect(range).toHaveText(seen)

  await fillContact(page, email)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Jordan')
  await page.locator('input[name="terms_conditions"]').check()
  await page.getByRole('button', { name: 'Send me this range' }).click()
  await expect(page).toHaveURL(/\/valuations\/range\?own=\w+$/)
  expect(await eventsOf(page)).toContainEqual(expect.objectContaining({ event_id: 22, form: 'sell' }))
  await expect(range).toHaveText(seen)
  await expect(page.locator('.flow__main .lines')).toContainText('About $6,400')
  await sound()
  await page.getByRole('link', { name: 'Change my answers' }).click()
  await expect(page.locator('input[name="tyres"][value="good"]')).toBeChecked()
  await sound()
  await page.getByRole('button', { name: 'See my range' }).press('Enter')
  await expect(range).toHaveText(seen)

  await page.getByRole('link', { name: 'Go ahead with this range' }).click()
  await page.getByLabel('Photos').setInputFiles([await photo()])
  await page.getByRole('button', { name: 'Add these photos' }).click()
  await expect(page.getByRole('list', { name: 'Added photos' })).toContainText('front.jpg')
  await page
    .getByLabel('More photos')
    .setInputFiles([{ ...(await photo()), buffer: Buffer.from('no photo') }])
  await page.getByRole('button', { name: 'Add these photos' }).click()
  await expect(page.locator('.summary')).toContainText('1 file was not taken')
  await sound()
  await page.getByRole('button', { name: 'Accept this range and send' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Done. Over to us.')
  const id = await idOf(page)
  expect(id).not.toBe('')
  await expect(page.locator('.faq details')).toHaveCount(5)
  await expect
    .poll(() => eventsOf(page))
    .toContainEqual(expect.objectContaining({ event_id: 18, lead_id: id }))
  await sound()
  await page.goto(`${siteOf(SLUG)}/valuations/range?id=${id}`)
  await expect(page).toHaveURL(/\/valuations\/done\?own=\w+$/)
  expect(faults).toEqual([])

  if (isMobile) return
  await signIn(page, 'dealer_admin', SLUG)
  await page.goto(`${platform}/admin/collections/leads?search=${id}`)
  const row = page.getByRole('link', { name: /Jordan/ }).first()
  await openRow(page, row, /\/admin\/collections\/leads\/[\w-]+/)
  const card = page.locator('section[aria-labelledby="valuation-title"]')
  await expect(card).toContainText('Range accepted')
  await expect(card.locator('img')).toHaveJSProperty('complete', true)
  await expect(page.locator('.fc-lead')).toContainText('3. Offer Accepted')
})

test('R1: an eight-year-old car gets a message and no estimate; its lead is there @phone', async ({
  page,
}) => {
  const told = page.getByText('We give no online estimate for cars over 7 years old.')
  await page.goto(`${siteOf(SLUG)}/trade-in`)
  await withoutPlate(page)
  await tellCar(page, { year: String(new Date().getUTCFullYear() - 8) })
  await expect(told).toBeVisible()
  await fillContact(page, emailOf('old'))
  await page.getByRole('button', { name: 'Ask for a price' }).click()
  await expect(page).toHaveURL(/\/valuations\/photos\?own=\w+$/)
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  expect(await idOf(page)).not.toBe('')
  expect(await eventsOf(page)).not.toContainEqual(expect.objectContaining({ event_id: 18 }))
})

test('R2: a postcode of letters or of five digits is refused in the words of the form @phone', async ({
  page,
}) => {
  await page.goto(`${siteOf(SLUG)}/sell-my-car`)
  await withoutPlate(page)
  await tellCar(page, { km: '160,000' })
  await fillContact(page, emailOf('postcode'))
  await ready(page)
  await page.getByLabel('Postcode').fill('abcd')
  await page.getByRole('button', { name: 'Ask for a price' }).click()
  await expect(page.locator('#start-postcode-e')).toHaveText(
    'Invalid postcode. Please enter a 4-digit number.',
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('N6: the car that is wanted stays in view from its page to the end @phone', async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto(`${siteOf(SLUG)}/search/used-cars`)
    const href = await page.locator('a[data-car]').first().getAttribute('href')
    await page.goto(siteOf(SLUG) + (href ?? '').split('#')[0])
    await page.getByRole('link', { name: 'Value my trade-in' }).click()
    await expect(page).toHaveURL(/\/cars\/trade-in\?car_id=/)
    const wanted = page.locator('.mini__txt b').first()
    const name = (await wanted.textContent()) ?? ''
    expect(name).not.toBe('')
    await withoutPlate(page)
    await tellCar(page)
    await answer(page)
    await expect(wanted).toHaveText(name)
    await expect(page.locator('.rangebox__fig')).toBeVisible()
    await fillContact(page, emailOf('plain'))
    await page.getByRole('button', { name: 'Send me this range' }).click()
    await page.getByRole('button', { name: 'Yes, send it' }).click()
    await expect(page).toHaveURL(/\/valuations\/range\?own=\w+$/)
    await expect(wanted).toHaveText(name)
    await expect(page.locator('.rangebox__fig')).toBeVisible()
    await page.getByRole('link', { name: 'Go ahead with this range' }).click()
    await page.getByLabel('Photos').setInputFiles([await photo()])
    await page.getByRole('button', { name: 'Add these photos' }).click()
    await page.getByRole('button', { name: 'Remove front.jpg' }).click()
    await expect(page.getByRole('list', { name: 'Added photos' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Accept this range and send' }).click()
    expect(await idOf(page)).not.toBe('')
    await expect(page.locator('.done').getByRole('link', { name: /^Back to the/ })).toBeVisible()
  })
})

for (const tenant of TENANTS)
  test(`N6: the addresses of the journey at ${tenant} @desktop`, async ({ request }) => {
    for (const path of ['/trade-in', '/sell-your-car', '/sell-my-car', '/cars/trade-in?car_id=none']) {
      const answered = await ask(request, tenant, path)
      expect([200, 307, 308], path).toContain(answered.status())
    }
    const none = await ask(request, tenant, '/valuations/range?id=L22222222')
    expect(none.status()).toBe(404)
    const start = await ask(request, tenant, '/valuations/start?rego=A1&regoState=QLD')
    expect(start.headers()['cache-control'] ?? '').toMatch(/no-store|private/)
  })
