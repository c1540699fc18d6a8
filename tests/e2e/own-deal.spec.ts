/** A shopper's own figures count on every card and page of a dealer, in this browser alone, and move nothing. */
import type { Page } from '@playwright/test'
import { ask, axe, expect, overflow, test } from './fixtures'
import { siteOf } from './setup'

const SLUG = 'westside-motors'
const LIST = '/search/used-cars?dealership_slug=westside-footscray'
const KEY = 'own_deal'

const money = (text: string | null): number =>
  Number(/\$([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? NaN)
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (Reflect.get(entry, 'hadRecentInput') === false) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 1200)
      }),
  )
const card = (page: Page) => page.locator('.results .card:has(.mysum)').first()

async function openCar(page: Page): Promise<void> {
  await page.goto(siteOf(SLUG) + LIST)
  const href = await card(page).locator('.card__title a').getAttribute('href')
  await page.goto(siteOf(SLUG) + href)
}

async function count(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Count my trade-in, deposit and postcode' }).click()
  await page.getByLabel('Make of your trade-in').fill('Mazda')
  await page.getByLabel('What it may be worth, $').fill('12,000')
  await page.getByLabel('Deposit, $').fill('1k')
  await page.locator('.mine').getByLabel('Postcode').fill('335')
  await page.getByRole('button', { name: 'Count it' }).click()
  await expect(page.getByText('Invalid postcode. Please enter a 4-digit number.')).toBeVisible()
  await page.locator('.mine').getByLabel('Postcode').fill('9999')
  await page.getByLabel('What it may be worth, $').fill('99999999')
  await page.getByRole('button', { name: 'Count it' }).click()
  await expect(page.getByText('We do not know the postcode 9999.')).toBeVisible()
  await expect(page.getByText('Enter dollars up to 999,999, such as 15,000.')).toBeVisible()
  await page.getByLabel('What it may be worth, $').fill('12,000')
  await page.locator('.mine').getByLabel('Postcode').fill('3350')
  await page.getByRole('button', { name: 'Count it' }).click()
}

test('what a shopper gives on one car counts on all, moves nothing, and is taken off', async ({
  page,
  request,
  faults,
}) => {
  await openCar(page)
  const mine = page.locator('.mine')
  await expect(mine.locator('.mysum')).toBeHidden()
  await count(page)
  await expect(mine.locator('.mysum')).toHaveText(
    /^Price less your Mazda and \$1,000 deposit ?about \$[\d,]+ (to pay|back to you|plus charges), an estimate$/,
  )
  await expect(mine).toContainText('Delivered to 3350 for $290, earliest ')
  await expect(mine.getByRole('button', { name: 'Change' })).toBeFocused()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  // On each card of a list: the advertised price less these figures, in a line that has its room from the start.
  await page.goto(siteOf(SLUG) + LIST)
  const line = card(page).locator('.mysum')
  await expect(line).toContainText('Price less your Mazda and $1,000 deposit')
  const price = money(await card(page).locator('.price__now').textContent())
  expect(money((await line.locator('span').last().textContent()) ?? '')).toBe(Math.abs(price - 13_000))
  expect(await shift(page)).toBeLessThan(0.001)
  await expect(page.locator('.results .mine__line')).toContainText(
    'Mazda $12,000, deposit $1,000, postcode 3350',
  )
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await card(page).locator('.card__title a').click()
  await expect(page.locator('.buy .mysum')).toContainText('Price less your Mazda')
  await page.reload()
  await expect(page.locator('.buy .mysum')).toContainText('Price less your Mazda')
  expect(await shift(page)).toBeLessThan(0.001)

  // The price itself stays the larger of the two, and what is sent to everybody has no figure of anybody.
  const sizes = await page
    .locator('.buy')
    .evaluate((buy) =>
      ['.price__now', '.mysum'].map((part) =>
        parseFloat(getComputedStyle(buy.querySelector(part) ?? buy).fontSize),
      ),
    )
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0)
  expect(await (await ask(request, SLUG, LIST)).text()).not.toContain('Price less your')

  // Another dealer knows nothing of it.
  await page.goto(`${siteOf('harbour-toyota')}/search`)
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull()

  await page.goto(siteOf(SLUG) + LIST)
  await page.getByRole('button', { name: 'Take it off' }).click()
  await expect(page.locator('.results .mine__line')).toBeHidden()
  await expect(line).toBeHidden()
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull()
  expect(faults).toEqual([])
})

test('a comparison has what is left to pay below each price, for who has figures', async ({
  page,
  faults,
}) => {
  await page.goto(siteOf(SLUG) + LIST)
  const slugs = await page
    .locator('.results .card:has(.mysum) .card__title a')
    .evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('href')?.split('/')[2] ?? ''))
  const address = `${siteOf(SLUG)}/compare?cars=${slugs.join(',')}`
  const row = page.locator('.cmp__own')
  await page.goto(address)
  await expect(row).toHaveCount(1)
  await expect(row).toBeHidden()
  await openCar(page)
  await count(page)
  await page.goto(address)
  const sums = row.locator('td .mysum')
  await expect(sums.first()).toContainText(/^Price less your Mazda and \$1,000 deposit ?about \$/)
  const prices = await page.locator('.cmp thead .cmp__price').allTextContents()
  for (const [at, price] of prices.entries())
    expect(money(await sums.nth(at).locator('span').last().textContent())).toBe(
      Math.abs(money(price) - 13_000),
    )
  expect(await shift(page)).toBeLessThan(0.001)
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  // The other dealer's cars have no such figures.
  await page.goto(`${siteOf('harbour-toyota')}/compare`)
  await expect(row).toHaveCount(0)
  expect(faults).toEqual([])
})

test('a purchase online begins with what was given, and a valuation of it is one press away', async ({
  page,
}) => {
  await openCar(page)
  await count(page)
  await page.getByRole('link', { name: 'Buy it online' }).click()
  await page.getByRole('button', { name: 'Begin with this car' }).click()
  await expect(page.getByRole('radio', { name: /the rest of Victoria/ })).toBeChecked()
  await expect(page.getByLabel('Postcode')).toHaveValue('3350')
  await expect(page.getByRole('complementary', { name: 'Your deal' }).getByText('$290')).toBeAttached()
  await page.getByLabel('Street and number').fill('1 Main Road')
  await page.getByLabel('Suburb or town').fill('Ballarat')
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect(page.getByRole('radio', { name: /^Yes, I trade/ })).toBeChecked()
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Mazda')
  await expect(page.getByLabel(/What you hope for/)).toHaveValue('12,000')
  await expect(page.locator('.dealbar')).toContainText('With delivery, less trade-in')
  await page.getByLabel('Model').fill('3')
  await page.getByLabel('Kilometres').fill('95,000')
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect(page.locator('form.calc input[name="deposit"]')).toHaveValue(/1,000/)
  await expect(page.locator('.dealbar')).toContainText('$1,000 down')
})

test('a reservation takes the own deal over, and its page names delivery and trade-in', async ({ page }, {
  project,
}) => {
  await openCar(page)
  await count(page)
  await page.goto(siteOf(SLUG) + LIST)
  const reserve = page.getByRole('link', { name: /^Reserve \$200/ })
  const href = await reserve.nth(project.name === 'phone' ? 11 : 10).getAttribute('href')
  await page.goto(siteOf(SLUG) + href)
  await expect(page.locator('.mine .mysum')).toContainText('Price less your Mazda and $1,000 deposit')
  await expect(page.locator('.mine')).toContainText('Delivered to 3350 for $290, earliest ')
  await expect(page.getByLabel('I have a car to trade in')).toBeChecked()
  await page.getByRole('radio', { name: /^Deliver it to me/ }).check()
  await page.getByLabel('Full name').fill('Jordan Lee')
  await page.getByLabel('Email', { exact: true }).first().fill(`own-${project.name}@shopper.example`)
  await page.getByLabel('Phone').fill('0412 345 678')
  await page.getByLabel(/^I agree/).check()
  await page.getByRole('button', { name: 'Go to deposit, $200' }).click()
  await expect(page.getByText('It comes to you: see it, drive it, say yes or no.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay $200' }).click()
  const done = page.getByRole('main')
  await expect(done).toContainText('Delivered to me, 3350')
  await expect(done).toContainText('Yes, we look at it')
})

test('a deposit typed into the calculator, and a postcode to see cars near it, count too @desktop', async ({
  page,
}) => {
  await page.goto(siteOf(SLUG) + LIST)
  await page.mouse.move(300, 300)
  await page.locator('input[name="near"]').first().fill('3350')
  await page.locator('input[name="near"]').first().blur()
  await expect(page.locator('.results .mine__line')).toContainText('postcode 3350')
})

test('who collects the car chooses its hour, which stands on the reservation and can be moved', async ({
  page,
}, { project }) => {
  test.slow()
  await page.goto(siteOf(SLUG) + LIST)
  const reserve = page.getByRole('link', { name: /^Reserve \$200/ })
  const href = (await reserve.nth(project.name === 'phone' ? 14 : 13).getAttribute('href')) ?? ''
  await page.goto(`${siteOf(SLUG)}/checkout-journey?car_id=${href.split('/')[2]}`)
  await page.getByRole('button', { name: 'Begin with this car' }).click()
  const goOn = () => page.getByRole('button', { name: 'Go on', exact: true }).click()
  await page.getByRole('radio', { name: /^I collect it/ }).check()
  await goOn()
  await page.getByText('No trade-in').waitFor()
  await goOn()
  await page.getByRole('button', { name: 'I pay it without finance' }).click()
  const hours = page.getByLabel('Day and hour')
  await expect(hours).toHaveValue('')
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await hours.selectOption({ index: 3 })
  const hour = (await hours.locator('option:checked').textContent()) ?? ''
  expect(hour).toMatch(/^\w{3} \d+ \w{3}, \d+:\d\d [ap]m$/)
  await goOn()
  await page.getByLabel('Full name').fill('Jordan Lee')
  await page.getByLabel('Email', { exact: true }).first().fill(`handover-${project.name}@shopper.example`)
  await page.getByLabel('Phone').fill('0412 345 678')
  await goOn()
  await expect(page.locator('.deal__review')).toContainText(hour)
  await page.getByLabel(/^I agree/).check()
  await page.getByRole('button', { name: 'Send it and go to the deposit, $200' }).click()
  await page.getByRole('button', { name: 'Pay $200' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^It is yours until /)
  await expect(page.locator('.deal__review')).toContainText(hour)
})
