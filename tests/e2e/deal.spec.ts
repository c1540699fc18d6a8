/** P4: one deal online, from the car to the paid deposit; left and resumed by its link, with and without scripts. */
import type { Browser, Page } from '@playwright/test'
import { figuresApart } from './figuresApart'
import { axe, expect, overflow, test } from './fixtures'
import { siteOf } from './setup'

const SLUG = 'westside-motors'
// A location whose cars have a lender's figures. The other tests reserve from the whole list.
const LIST = '/search/used-cars?dealership_slug=westside-footscray&make=Mazda&make=Toyota'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The nth car of the list that can be bought online: each test takes its own. */
async function openCar(page: Page, nth: number): Promise<string> {
  await page.goto(`${siteOf(SLUG)}${LIST}`)
  const href = await page
    .getByRole('link', { name: /^Reserve \$200/ })
    .nth(nth)
    .getAttribute('href')
  const slug = href?.split('/')[2] ?? ''
  await page.goto(`${siteOf(SLUG)}/cars/${slug}`)
  return slug
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Go on', exact: true }).click()
const stepIs = (page: Page, step: string) => expect(page).toHaveURL(new RegExp(`\\?step=${step}$`))

async function clean(page: Page): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  // A reload keeps the place: to axe, a link half under the header is a small one.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await axe(page)).toEqual([])
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Buy it online' }).click()
  await expect(heading(page)).toHaveText(/^Buy this /)
  await page.getByRole('button', { name: 'Begin with this car' }).click()
  await expect(page.getByText('How would you like to get it?')).toBeVisible()
}

async function deliver(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /the rest of Victoria/ }).check()
  await page.getByLabel('Street and number').fill('1 Main Road')
  await page.getByLabel('Suburb or town').fill('Ballarat')
  await page.getByLabel('Postcode').fill('3350')
  await goOn(page)
}

async function tradeIn(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Yes, I trade/ }).check()
  await page.getByLabel('Make', { exact: true }).fill('Mazda')
  await page.getByLabel('Model', { exact: true }).fill('3')
  await page.getByLabel('Kilometres').fill('95,000')
  await page.getByLabel(/What you hope for/).fill('12,000')
  await page.getByLabel(/What you still owe/).fill('4,000')
}

async function details(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Jordan Lee')
  await page.getByLabel('Email', { exact: true }).first().fill(email)
  await page.getByLabel('Phone').fill('0412 345 678')
  await goOn(page)
}

const elsewhere = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()
const summary = (page: Page) => page.getByRole('complementary', { name: 'Your deal' })

test('P4 a whole deal with a test card, resumed half way on another device @full-desktop', async ({
  page,
  browser,
  faults,
}, { project }) => {
  test.slow()
  await openCar(page, project.name === 'phone' ? 11 : 1)
  await begin(page)
  await clean(page)
  const left = summary(page).getByText('Left to pay at handover').locator('xpath=following-sibling::*')
  const before = await left.textContent()
  await page.getByRole('radio', { name: /the rest of Victoria/ }).check()
  // The total follows the choice before it is sent.
  await expect(left).not.toHaveText(before ?? '')
  await goOn(page)
  await expect(page.locator('.summary[role=alert]')).toContainText('Enter the street and number.')
  await page.getByLabel('Postcode').fill('2000')
  await goOn(page)
  await expect(page.locator('.summary[role=alert]')).toContainText('We do not deliver to 2000.')
  await deliver(page)
  await stepIs(page, 'trade-in')
  await tradeIn(page)
  await clean(page)
  await goOn(page)
  await stepIs(page, 'finance')
  await clean(page)
  await figuresApart(page)

  // Back shows the answer; the link, on another device, the open step.
  await page.goBack()
  await stepIs(page, 'trade-in')
  await expect(page.getByLabel('Kilometres')).toHaveValue('95,000')
  await page.getByText('Go on later, on any device').click()
  const link = (await page.locator('.deal__link').getAttribute('href')) ?? ''
  const other = await elsewhere(browser)
  await other.goto(link)
  await expect(other.getByText('How would you like to pay for it?')).toBeVisible()
  await expect(summary(other)).toContainText('− $8,000')
  const balance = (await summary(other).locator('.is-now dd').textContent()) ?? ''
  await expect(other.locator('.calc__out .lines')).toContainText(`Amount financed${balance}`)
  await other.getByRole('radio', { name: '4 yr' }).check()
  await other.getByRole('button', { name: 'Ask for finance like this' }).click()
  await stepIs(other, 'details')
  await details(other, 'deal-e2e@shopper.example')
  await stepIs(other, 'payment')
  const review = other.locator('.deal__review')
  await expect(review).toContainText('over 4 years')
  await expect(review).toContainText('comparison rate')
  await clean(other)
  await other.getByLabel(/^I agree/).check()
  await other.getByRole('button', { name: 'Send it and go to the deposit, $200' }).click()
  await other.getByRole('button', { name: 'Pay $200' }).click()
  await expect(heading(other)).toHaveText(/^It is yours until /)
  await expect(other.locator('.deal__review')).toContainText('1 Main Road, Ballarat 3350')
  await expect(other.locator('.deal__review')).toContainText(balance)
  await expect(other.locator('.sum .lines')).toContainText(`Loan, once it is approved− ${balance}`)
  await expect(other.locator('.sum .is-now dd')).toHaveText('$0')
  await clean(other)
  await other.goBack()
  await expect(heading(other)).toHaveText(/^It is yours until /)

  // The first device finds the deal as it stands now.
  await page.goto(link)
  await expect(heading(page)).toHaveText(/^It is yours until /)
  await expect(page.locator('.deal__review')).toContainText('1 Main Road, Ballarat 3350')
  await clean(page)
  expect(faults).toEqual([])
})

test('P4 somebody else takes the car in the middle: nothing is charged or lost @phone', async ({
  page,
  browser,
}) => {
  const slug = await openCar(page, 3)
  await begin(page)
  await deliver(page)
  await stepIs(page, 'trade-in')
  const rival = await elsewhere(browser)
  await rival.goto(`${siteOf(SLUG)}/cars/${slug}/checkout`)
  await rival.getByLabel('Full name').fill('Riva Lee')
  await rival.getByLabel('Email', { exact: true }).fill('rival-deal@shopper.example')
  await rival.getByLabel('Phone').fill('0412 345 678')
  await rival.getByLabel(/^I agree/).check()
  await rival.getByRole('button', { name: 'Go to deposit, $200' }).click()
  await expect(rival.getByText('TEST: no money moves')).toBeVisible()
  await page.reload()
  await expect(heading(page)).toHaveText('Someone else is reserving this car')
  await expect(page.getByText('You were not charged, and your answers are kept.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tell me if it comes back' })).toBeVisible()
  await clean(page)
  await rival.goBack()
  await rival.goto(`${siteOf(SLUG)}/cars/${slug}`)
  await expect(rival.getByRole('link', { name: 'Buy it online' })).toHaveCount(0)
})

test('P4 a whole deal by the keyboard alone @desktop', async ({ page }) => {
  test.slow()
  await openCar(page, 5)
  await page.getByRole('link', { name: 'Buy it online' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(/^Buy this /)
  const reach = async (what: ReturnType<Page['locator']>) => {
    for (let presses = 0; presses < 60; presses++) {
      if (await what.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('The keyboard does not reach it')
  }
  const press = async (name: string, step?: string) => {
    await reach(page.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
    if (step) await stepIs(page, step)
  }
  await press('Begin with this car')
  await expect(page.getByText('How would you like to get it?')).toBeVisible()
  await reach(page.getByRole('radio', { name: /^I collect it/ }))
  await press('Go on', 'trade-in')
  await press('Go on', 'finance')
  await press('I pay it without finance', 'handover')
  await reach(page.getByLabel('Day and hour'))
  await page.keyboard.press('ArrowDown')
  await press('Go on', 'details')
  for (const [label, text] of [
    ['Full name', 'Jordan Lee'],
    ['Email', 'keys-deal@shopper.example'],
    ['Phone', '0412 345 678'],
  ] as const) {
    await reach(page.getByLabel(label, { exact: true }).first())
    await page.keyboard.insertText(text)
  }
  await press('Go on', 'payment')
  await reach(page.getByLabel(/^I agree/))
  await page.keyboard.press('Space')
  await press('Send it and go to the deposit, $200')
  await press('Pay $200')
  await expect(heading(page)).toHaveText(/^It is yours until /)
  await expect(page.locator('.deal__review')).toContainText(/Handover\w{3} \d+ \w{3}, \d+:\d\d [ap]m, /)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('P4 a whole deal by plain forms @phone', async ({ page }) => {
    await openCar(page, 7)
    await begin(page)
    await deliver(page)
    await stepIs(page, 'trade-in')
    await goOn(page)
    await stepIs(page, 'finance')
    await page.getByRole('radio', { name: '4 yr' }).check()
    await page.getByRole('button', { name: 'Work out' }).click()
    await expect(page).toHaveURL(/term=48/)
    await expect(page.getByRole('radio', { name: '4 yr' })).toBeChecked()
    await page.getByRole('button', { name: 'Ask for finance like this' }).click()
    await stepIs(page, 'details')
    await details(page, 'plain-deal@shopper.example')
    await stepIs(page, 'payment')
    await expect(page.locator('.deal__review')).toContainText('over 4 years')
    await page.getByLabel(/^I agree/).check()
    await page.getByRole('button', { name: 'Send it and go to the deposit, $200' }).click()
    await page.getByRole('button', { name: 'Yes, send it' }).click()
    await page.getByRole('link', { name: 'Pay $200 and hold it' }).click()
    await page.getByRole('button', { name: 'Pay $200' }).click()
    await expect(heading(page)).toHaveText(/^It is yours until /)
  })
})

test('P4 a deal is its dealer’s and its link’s alone @desktop', async ({ page, browser }) => {
  const slug = await openCar(page, 9)
  await begin(page)
  await page.getByText('Go on later, on any device').click()
  const link = (await page.locator('.deal__link').getAttribute('href')) ?? ''
  const other = await elsewhere(browser)
  for (const url of [
    link.replace(SLUG, 'harbour-toyota'),
    `${siteOf('outback-caravans')}/checkout-journey?car_id=${slug}`,
    link.replace(/key=.*/, ''),
    link.replace(/key=../, 'key=AA'),
    `${siteOf(SLUG)}/checkout-journey?car_id=no-such-car`,
  ])
    expect((await other.goto(url))?.status(), url).toBe(404)
  expect([page.url().includes('key'), (await page.reload())?.status()]).toEqual([false, 200])
})
