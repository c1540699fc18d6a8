/** Every kind of form: on its page and in its dialog, accessible, and reached with few presses. */
import type { Locator, Page } from '@playwright/test'
import { axe, expect, overflow, test } from './fixtures'
import { siteOf } from './setup'

const GROUP = 'westside-motors'
const PAGE_FORMS = [
  ['general', 'Write to us'],
  ['finance', 'Ask about finance'],
  ['trade-in', 'Trade in your car'],
  ['sell', 'Sell your car'],
  ['service', 'Book a service'],
  ['parts', 'Ask for a part'],
  ['quote', 'Get a quote'],
  ['fleet', 'Ask about fleet'],
  ['careers', 'Apply for a job'],
  ['feedback', 'Tell us how it went'],
  ['callback', 'Ask us to ring'],
] as const

const formOf = (page: Page) => page.locator('form[action="/api/leads"]:visible')
const submitOf = (form: Locator) => form.locator('button.btn--brand[type=submit]')
/** `within`: the form or its dialog; what is around it is the same as on every page. */
const sound = async (page: Page, within: string) => {
  // A link that the fixed header halves at this very place of the page would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await axe(page, within)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
}
const email = (who: string) => `${who}-${Date.now()}@shopper.example`

for (const [form, heading] of PAGE_FORMS)
  test(`L3 L5 the form ${form} has words of its own, and says what is missing @phone`, async ({
    page,
    faults,
  }) => {
    await page.goto(`${siteOf(GROUP)}/contact-us?form=${form}`)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await sound(page, 'main')
    const own = formOf(page).first()
    await own.getByLabel(/^(Full|First) name/).focus()
    await expect(own).toHaveJSProperty('noValidate', true)
    await submitOf(own).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('*You must agree to the terms of use before submitting.')
    await summary.getByRole('link').first().click()
    await expect(own.locator(':focus')).toHaveCount(1)
    await sound(page, 'main')
    expect(faults).toEqual([])
  })

const CAR_FORMS = [
  ['enquiry', /^Message/, 'Message now', /I would like to know more about this/],
  ['photos', 'Request photos', 'Request photos', 'Please send photos for this car'],
  ['offer', 'Make an offer', 'Make an offer', ''],
] as const

for (const [form, link, heading, message] of CAR_FORMS)
  test(`V8 L5 the dialog ${form} opens over the car, names it, and Back closes it @full-desktop`, async ({
    page,
  }) => {
    await page.goto(`${siteOf(GROUP)}/search?sortBy=price_desc&range[price]=10000:60000`)
    const href = (await page.locator('.card__title a').first().getAttribute('href')) ?? ''
    await page.goto(siteOf(GROUP) + href)
    const address = page.url()
    await page.locator('a[data-ask]:visible').filter({ hasText: link }).first().click()
    const dialog = page.getByRole('dialog', { name: heading })
    await expect(dialog.locator('.ask__car img')).toBeVisible()
    await expect(dialog.getByLabel(/^Message/)).toHaveValue(message)
    if (form === 'offer')
      await expect(dialog.getByLabel('Your offer')).toHaveAttribute('placeholder', /^\$[\d,]+$/)
    await dialog.getByLabel('Full name').fill('Half Way')
    await sound(page, '[role=dialog], dialog[open]')
    await page.goBack()
    await expect(dialog).toBeHidden()
    expect(page.url()).toBe(address)
    await page.locator('a[data-ask]:visible').filter({ hasText: link }).first().click()
    await expect(dialog.getByLabel('Full name')).toHaveValue('Half Way')
  })

test('L5 the page for a quote asks for a model by its picture, says where none is chosen, and sends the one that is', async ({
  page,
  faults,
}) => {
  await page.goto(`${siteOf(GROUP)}/models/get-quote`)
  const tiles = page.getByRole('group', { name: 'Which model?' }).getByRole('radio')
  expect(await tiles.count()).toBeGreaterThan(10)
  await expect(tiles.first()).not.toBeChecked()
  await sound(page, 'main')
  const form = formOf(page).last()
  await form.getByLabel('Full name').fill('Quote Shopper')
  await form.getByLabel(/^Email/).fill(email('quote'))
  await form.getByLabel('Preferred dealership').selectOption({ index: 1 })
  await form.getByLabel(/terms of use/).check()
  await submitOf(form).click()
  await page.getByRole('alert').getByRole('link', { name: 'Tell us which model.' }).click()
  await expect(tiles.first()).toBeFocused()
  // Arrow keys choose, as in any group of radios.
  await page.keyboard.press('ArrowRight')
  await expect(tiles.nth(1)).toBeChecked()
  const posted = page.waitForRequest('**/api/leads')
  await submitOf(form).click()
  expect((await posted).postDataJSON()).toMatchObject({
    'Vehicle Model': await tiles.nth(1).getAttribute('value'),
  })
  await expect(page).toHaveURL(/\/success\?ref=L/)
  expect(faults).toEqual([])
})

test('L5 a model named in the address is chosen, and first @desktop', async ({ page }) => {
  await page.goto(`${siteOf(GROUP)}/models/get-quote?model=Sportage`)
  await expect(page.getByRole('radio').first()).toHaveValue('Sportage')
  await expect(page.getByRole('radio').first()).toBeChecked()
})

test('L4 from the home page to a sent enquiry in three taps @phone', async ({ page, faults }) => {
  let taps = 0
  const tap = async (what: Locator) => {
    taps++
    await what.tap()
  }
  await page.goto(siteOf(GROUP))
  await tap(page.locator('main .card a.btn[data-ask][aria-haspopup]').first())
  const dialog = page.locator('dialog.dlg--ask')
  await expect(dialog.getByRole('heading').first()).toBeFocused()
  // The keyboard's own Next leads from field to field.
  const name = dialog.getByLabel('Full name')
  for (let next = 0; next < 8 && !(await name.evaluate((box) => box === document.activeElement)); next++)
    await page.keyboard.press('Tab')
  await page.keyboard.type('Thumb Person')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email('thumb'))
  await tap(dialog.getByLabel(/terms of use/))
  await tap(submitOf(dialog))
  await expect(page).toHaveURL(/\/success\?ref=L/)
  expect([taps, faults]).toEqual([3, []])
})

test('L1 L6 a lead tells the way to it; its page tells the tag manager once more @desktop', async ({
  page,
}) => {
  await page.goto(`${siteOf(GROUP)}/?utm_source=mail&utm_campaign=may`)
  await page.goto(`${siteOf(GROUP)}/search/used-cars`)
  await page.locator('main .card a[data-ask]').first().click()
  const dialog = page.locator('dialog.dlg--ask')
  await dialog.getByLabel('Full name').fill('Way Farer')
  await dialog.getByLabel(/^Email/).fill(email('way'))
  await dialog.getByLabel(/terms of use/).check()
  const posted = page.waitForRequest('**/api/leads')
  await submitOf(dialog).click()
  expect((await posted).postDataJSON()).toMatchObject({
    source: 'Website',
    isLastStep: true,
    lead_attributes: {
      visited_pages: ['/', '/search/used-cars'],
      linked_query_params: { utm_source: 'mail', utm_campaign: 'may' },
    },
  })
  await expect(page).toHaveURL(/\/success\?ref=L/)
  const reported = () => page.evaluate(() => (window.dataLayer ?? []).map((one) => Reflect.get(one, 'event')))
  await expect.poll(reported).toEqual(['lead', 'lead_success'])
  await page.reload()
  await expect(page.locator('main h1')).toContainText('Thanks, Way.')
  expect(await reported()).toEqual([])
})

test('P1 a car is reserved and paid by the keyboard alone @desktop', async ({ page }) => {
  await page.goto(`${siteOf(GROUP)}/search/used-cars?range[price]=20000:60000`)
  await page
    .getByRole('link', { name: /^Reserve \$200/ })
    .nth(12)
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Reserve this /)
  await expect(page.getByText('We accept: Mastercard, Visa, Maestro, Google Pay, Apple Pay')).toBeVisible()
  for (const [label, text] of [
    ['Full name', 'Key Board'],
    ['Email', email('keys')],
    ['Phone', '0412 345 678'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).focus()
    await page.keyboard.type(text)
  }
  await page.getByLabel(/^I agree/).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Pay $200' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^It is yours until /)
})
