import { ask, expect, ready, test } from './fixtures'
import { box, cards, count, group, heldLists, open, row, settled, tick } from './listPage'
import { siteOf } from './setup'

const tenant = 'westside-motors'
const site = siteOf(tenant)

test('N1 N2 S1 S14 filters are addresses: chosen, shared, removed @desktop', async ({ page, browser }) => {
  await page.goto(`${site}/search/used-cars`)
  const all = await count(page)
  expect(all).toBeGreaterThan(100)
  await open(page, 'body')
  await tick(page, 'body', 'SUV')
  await expect(page).toHaveURL(/body=SUV/)
  await expect.poll(() => count(page)).toBeLessThan(all)
  const suvs = await count(page)

  const other = await browser.newPage()
  await other.goto(page.url())
  expect(await count(other)).toBe(suvs)
  await other.close()

  await page
    .getByRole('link', { name: /Remove.*SUV|SUV.*remove/i })
    .first()
    .click()
  await expect(page).not.toHaveURL(/body=/)
  await expect.poll(() => count(page)).toBe(all)
})

test('S4 counts of values not chosen stay real @desktop', async ({ request }) => {
  const facets = async (query: string) =>
    (await (await ask(request, tenant, `/api/cars/search${query}`)).json()).facets.make
  const before: { value: string; count: number }[] = await facets('')
  const [first, second] = before
  const after: { value: string; count: number }[] = await facets(`?make=${first?.value}`)
  expect(after.find(({ value }) => value === second?.value)?.count).toBe(second?.count)
})

test('S25 typos and Australian words find cars @desktop', async ({ request }) => {
  for (const words of ['toyta', 'ute', '4x4', 'auto', 'hilx']) {
    const answer = await (await ask(request, tenant, `/api/cars/search?query=${words}`)).json()
    expect(answer.count, words).toBeGreaterThan(0)
  }
})

test('contract: addresses have one spelling; unknown parameters and values are ignored @desktop', async ({
  request,
}) => {
  const long = await ask(request, tenant, '/search?car_type=used')
  expect(long.status()).toBe(308)
  expect(long.headers().location).toMatch(/\/search\/used-cars$/)
  for (const query of [
    '?nonsense=1',
    '?make=NoSuchMake',
    '?range[price]=x:y',
    '?page=zzz',
    '?sortBy=cheapest',
    '?constructor=1',
    '?__proto__=1',
  ])
    expect([200, 308], query).toContain((await ask(request, tenant, `/search/used-cars${query}`)).status())
})

test('S19 paging links and filters work without JavaScript @phone', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site}/search/used-cars?page=2`)
  const second = await page.locator('a[href^="/cars/"]').first().getAttribute('href')
  await page.goto(`${site}/search/used-cars`)
  expect(await page.locator('a[href^="/cars/"]').first().getAttribute('href')).not.toBe(second)
  await page.locator('a[href*="page=2"]').first().click()
  await expect(page).toHaveURL(/page=2/)
  expect(await page.locator('a[href^="/cars/"]').first().getAttribute('href')).toBe(second)
  await context.close()
})

test('S18 nothing found says so and offers a way on @phone', async ({ page }) => {
  await page.goto(`${site}/search/used-cars?make=Toyota&range[price]=1:2`)
  await expect(page.locator('main')).toContainText(/no cars|nothing/i)
  await expect(page.locator('main a[href*="/search"]').first()).toBeVisible()
})

test('models open with the tick; the list that comes moves no row from under the pointer, and a press on it counts @desktop', async ({
  page,
}) => {
  await page.goto(`${site}/search`)
  await ready(page)
  await open(page, 'make')
  const [first = '', next = ''] = await group(page, 'make')
    .locator('input[name="make"]')
    .evaluateAll((boxes: HTMLInputElement[]) => boxes.map(({ value }) => value))
  const release = await heldLists(page)
  await tick(page, 'make', first)
  const models = page.getByRole('group', { name: `Models of ${first}` })
  await expect(models).toBeVisible()
  await expect(page).toHaveURL(/\/search$/)
  const rows = await models.getByRole('checkbox', { includeHidden: true }).count()
  // The rail follows the page a frame after it was scrolled.
  await row(page, 'make', next).scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await row(page, 'make', next).hover()
  const before = await row(page, 'make', next).boundingBox()
  await page.mouse.down()
  release()
  await expect(page).not.toHaveURL(/\/search$/)
  await settled(page)
  await expect(models.getByRole('checkbox', { includeHidden: true })).toHaveCount(rows)
  const after = await row(page, 'make', next).boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1)
  await page.mouse.up()
  await expect(box(page, 'make', next)).toBeChecked()
  await expect(page).toHaveURL((url) => url.searchParams.getAll('make').length === 2)
  // A press that ends elsewhere is none.
  await settled(page)
  await tick(page, 'make', next)
  await expect(page).not.toHaveURL(/make=/)
  await settled(page)
  await expect(box(page, 'make', next)).not.toBeChecked()
})

test('a quick filter pressed twice before its list has come is off @desktop', async ({ page }) => {
  await page.goto(`${site}/search`)
  await ready(page)
  const release = await heldLists(page)
  const utes = page.getByRole('navigation', { name: 'Quick filters' }).getByRole('link', { name: 'Utes' })
  await utes.click()
  await expect(box(page, 'body', 'Ute')).toBeChecked()
  await utes.click()
  await expect(box(page, 'body', 'Ute')).not.toBeChecked()
  release()
  await settled(page)
  await expect(page).toHaveURL(/\/search$/)
  await expect(utes).not.toHaveAttribute('aria-current')
})

test('a page opened right after a tick has the ticked list behind it @desktop', async ({ page }) => {
  for (const name of ['car', 'page'] as const) {
    await page.goto(`${site}/search`)
    await ready(page)
    await open(page, 'fuel')
    const release = await heldLists(page)
    await tick(page, 'fuel', 'Hybrid')
    const link =
      name === 'car'
        ? cards(page).first().locator('.card__title a')
        : page.locator('header a[href="/"]').first()
    const to = await link.getAttribute('href')
    await link.click()
    release()
    await expect(page).toHaveURL((url) => url.pathname === to)
    await page.goBack()
    await expect(page).toHaveURL(/\?fuel=Hybrid$/)
    await settled(page)
    await expect(box(page, 'fuel', 'Hybrid')).toBeChecked()
    await expect(page.getByRole('link', { name: 'Remove Fuel: Hybrid' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/search$/)
    await expect(box(page, 'fuel', 'Hybrid')).not.toBeChecked()
  }
})
