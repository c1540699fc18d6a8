/** The results side of the list page: orders, pages, cards, repayments, nothing found. */
import type { Page } from '@playwright/test'
import { ask, axe, expect, overflow, test } from './fixtures'
import { cards, figure, grid } from './listPage'
import { levelOf, siteOf, TENANTS } from './setup'

const westside = siteOf('westside-motors')
const harbour = siteOf('harbour-toyota')
const outback = siteOf('outback-caravans')
const countText = (page: Page): Promise<string> => page.locator('#results-count').innerText()
const sortOnPhone = (page: Page) => page.locator('.sortpick select')
const sortBy = async (page: Page, value: string) => {
  await sortOnPhone(page).selectOption(value)
  await expect(page).toHaveURL(new RegExp(`sortBy=${value}`))
}

test('S8 the last good cars stay when search fails, and it is said politely @phone', async ({ page }) => {
  await page.goto(`${westside}/search/used-cars`)
  const [first, count] = [await cards(page).first().innerText(), await countText(page)]
  await page.route(/_rsc=|\/api\/cars\/search/, (route) => route.abort())
  await sortOnPhone(page).selectOption('latest')
  await expect(page.locator('#results-count')).toContainText('these are the last results')
  await expect(page.locator('#results-count')).toHaveRole('status')
  // That has no box on a phone, whose own bar says it.
  await expect(page.locator('.stickbar').getByText('Not updated. Try again.')).toBeVisible()
  expect([await cards(page).first().innerText(), figure(await countText(page))]).toEqual([
    first,
    figure(count),
  ])
  await expect(page).toHaveURL(`${westside}/search/used-cars`)
})

test('S9 orders are the dealer’s; ascending prices leave out cars without one where it says so @phone', async ({
  page,
}) => {
  await page.goto(`${harbour}/search`)
  expect(await page.locator('#sort option').allInnerTexts()).toEqual([
    'Most relevant',
    'Latest',
    'Lowest price',
    'Highest price',
    'Lowest weekly repayment',
    'Best price rating',
    // Wherever cars can be looked for near a postcode.
    'Nearest first',
  ])
  await sortBy(page, 'price_asc')
  await expect(cards(page).first()).toBeVisible()
  const prices = (await cards(page).locator('.price__now:not(.price__now--word)').allInnerTexts()).map(figure)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  for (let pages = Math.ceil(figure(await countText(page)) / 21); pages > 1; pages--) {
    expect(
      await (await ask(page.request, 'harbour-toyota', `/search?sortBy=price_asc&page=${pages}`)).text(),
    ).not.toContain('Enquire for price')
  }
  await expect(cards(page).getByText('Ask for the price')).toHaveCount(0)
})

test('S13 calls to action and promotions stand at their places, for their car types @phone', async ({
  page,
}) => {
  const places = () =>
    grid(page)
      .locator('> :not(.vprops, .cta-card--end)')
      .evaluateAll((all) =>
        all.flatMap((card, at) =>
          card.matches('article') ? [] : [`${at + 1} ${card.querySelector('h3')?.textContent}`],
        ),
      )
  await page.goto(`${westside}/search/used-cars`)
  expect(await places()).toEqual([
    '6 What is yours worth?',
    '9 Hold it for $200',
    '17 Know your number first',
  ])
  await page.goto(`${westside}/search/demo-cars`)
  expect((await places())[0]).toMatch(/^4 Demos at 6.49%/)
  await page.goto(`${westside}/search`)
  expect((await places()).join()).not.toContain('Demos at')
  await page.goto(`${outback}/search`)
  expect((await places()).join()).not.toContain('Know your number')
})

test('S13 value propositions are swiped on a phone, and never move by themselves', async ({
  page,
  isMobile,
}) => {
  await page.goto(`${westside}/search`)
  const row = page.getByRole('group', { name: 'Buying here' })
  if (!isMobile) return void (await expect(row).toBeHidden())
  await row.scrollIntoViewIfNeeded()
  const list = row.locator('ul')
  const at = () => list.evaluate((element) => Math.round(element.scrollLeft))
  await page.waitForTimeout(1500)
  expect(await at()).toBe(0)
  await list.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(at).toBeGreaterThan(0)
  await expect(row.getByRole('link')).toHaveText(['Reserve online', 'Secure payments', 'Apply for finance'])
})

test('S18 nothing found: each way back has cars, one press away; the yard can be called @full-desktop', async ({
  page,
}) => {
  for (const query of [
    'make=Tesla&fuel=Diesel',
    'make=Tesla&fuel=Diesel&transmission=Manual&seats=7',
    'query=zzzzqq',
  ]) {
    await page.goto(`${westside}/search?${query}`)
    await expect(page.locator('.empty h2')).toContainText(/Nothing matches/)
    const way = page.locator('.relax a').first()
    const cars = figure((await way.innerText()).split('\n').at(-1) ?? '')
    expect(cars, query).toBeGreaterThan(0)
    await way.click()
    await expect(page.locator('#results-count')).toContainText(`${cars.toLocaleString('en-AU')} car`)
  }
  await page.goto(`${westside}/search?query=zzzzqq`)
  await expect(page.locator('.empty a[href^="tel:"]')).toBeVisible()
  // Nothing is close to a word that means nothing.
  await expect(page.locator('main article.card')).toHaveCount(0)
  await page.goto(`${westside}/search?make=Tesla&fuel=Diesel`)
  expect(await page.locator('main article.card').count()).toBeGreaterThan(0)
  expect(await axe(page)).toEqual([])
})

test('S15 S19 more cars are loaded below; Back from a car finds the list unfolded, at the same car @full-desktop', async ({
  page,
}) => {
  await page.goto(`${westside}/search/used-cars`)
  for (const total of [42, 63]) {
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(cards(page)).toHaveCount(total)
  }
  await expect(page.locator('[data-shown]')).toContainText('63 of')
  const car = cards(page).nth(34)
  await car.scrollIntoViewIfNeeded()
  const name = await car.locator('a[data-car]').first().getAttribute('href')
  await car.locator('a[data-car]').first().click()
  await expect(page).toHaveURL(`${westside}${name}`)
  await page.goBack()
  await expect(cards(page)).toHaveCount(63)
  await expect(page.locator(`article.card a[href="${name}"]`).first()).toBeInViewport()
})

test('S22 F5 repayments on one’s own deposit and term: list and cards follow, the comparison rate beside them @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto(`${westside}/search/used-cars?range[weekly_price]=:120&sortBy=weekly_asc`)
  const weekly = async () =>
    (await cards(page).locator('.weekly span:first-child b').allInnerTexts()).map(figure)
  const [before, dealers] = [figure(await countText(page)), await weekly()]
  expect(Math.max(...dealers)).toBeLessThanOrEqual(120)
  const basis = page.locator('.loan')
  await expect(basis).toContainText('8.42% p.a. comparison rate')
  await expect(basis.locator('.fineprint')).toContainText('WARNING')
  await expect(basis.locator('.fineprint')).toBeVisible()
  const sizes = await basis
    .locator('summary b')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize))
  expect(new Set(sizes).size).toBe(1)

  await basis.getByLabel('Paid off over').selectOption('36')
  await expect(page).toHaveURL(/term=36/)
  await expect.poll(async () => figure(await countText(page))).toBeLessThan(before)
  await expect(basis).toContainText('over 3 years')
  const dearer = await weekly()
  expect([Math.max(...dearer) <= 120, dearer.join() === [...dearer].sort((a, b) => a - b).join()]).toEqual([
    true,
    true,
  ])
  await basis.getByLabel('Deposit').selectOption('20000')
  await expect(page).toHaveURL(/deposit=20000/)
  await expect.poll(async () => figure(await countText(page))).toBeGreaterThan(before)
  for (const card of await cards(page)
    .filter({ has: page.locator('.weekly') })
    .all())
    await expect(card).toContainText('8.42% p.a. comparison rate')
  expect(await axe(page)).toEqual([])
  if (isMobile) expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.goto(`${outback}/search`)
  await expect(page.locator('.loan')).toHaveCount(0)
})

test('V1 a sold card offers only something similar @phone', async ({ page }) => {
  await page.goto(`${westside}/search?status=sold`)
  const sold = cards(page).first()
  await expect(sold.locator('.tag')).toHaveText('Just sold')
  await expect(sold.locator('.card__act a')).toHaveText(['Find Me Something Similar'])
  await expect(sold.locator('[data-favourite], [data-compare]')).toHaveCount(0)
})

for (const tenant of TENANTS)
  for (const path of ['/search?sortBy=price_asc', '/search?status=sold'])
    test(`Q6 Q7 ${tenant} ${path} is whole: no fault, no overflow, axe clean${levelOf(tenant, path.includes('sold') ? 'outback-caravans' : 'harbour-toyota')}`, async ({
      page,
      faults,
    }) => {
      await page.goto(siteOf(tenant) + path)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await axe(page)).toEqual([])
      expect(faults).toEqual([])
    })

test('a short list of one model goes on with others of its shape; shortcuts that do not narrow it are left out @desktop', async ({
  page,
}) => {
  await page.goto(`${siteOf('westside-motors')}/search/mazda/cx-30`)
  const close = page.locator('.near:has-text("Close to a CX-30") + .grid')
  await expect(close.locator('.card').first()).toBeVisible()
  expect(await close.getByText('CX-30').count()).toBe(0)
  const quick = page.getByRole('navigation', { name: 'Quick filters' })
  await expect(quick.getByRole('link', { name: 'Just landed' })).toBeVisible()
  for (const name of ['Utes', 'Electric']) await expect(quick.getByRole('link', { name })).toHaveCount(0)
  await page.goto(`${siteOf('westside-motors')}/search/used-cars`)
  await expect(quick.getByRole('link', { name: 'Utes' })).toBeVisible()
  await expect(page.locator('.near')).toHaveCount(0)
})
