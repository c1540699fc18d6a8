/** Suggestions under the search boxes: by keyboard alone, by finger, and as the plain form without scripts. */
import type { Locator, Page } from '@playwright/test'
import { ask, axe, expect, overflow, test } from './fixtures'
import { levelOf, siteOf, TENANTS } from './setup'

const site = siteOf('westside-motors')
const rows = (page: Page, group: string): Locator => page.locator(`.suggest__group--${group} [role=option]`)

/** The header's box: always there, or opened by its magnifying glass. */
const openBox = async (page: Page, at = site): Promise<Locator> => {
  await page.goto(at)
  const box = page.locator('#hs')
  if (!(await box.isVisible())) await page.locator('[data-search-open]').click()
  await box.focus()
  await expect(box).toHaveAttribute('role', 'combobox')
  return box
}

const chosen = async (box: Locator): Promise<string> =>
  (await box.getAttribute('aria-activedescendant')) ?? ''

test('S25 a model is chosen with the keyboard alone @desktop', async ({ page, faults }) => {
  const box = await openBox(page)
  await box.pressSequentially('corola')
  await expect(rows(page, 'models').first()).toContainText('Toyota Corolla')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#hs ~ [role=status]')).toContainText(/\d+ suggestions/)
  await box.press('ArrowDown')
  await box.press('End')
  expect(await chosen(box)).toContain('-all-')
  await box.press('Home')
  expect(await chosen(box)).toContain('-models-0')
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(1)
  await expect(box).toBeFocused()
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\/toyota\/corolla$/)
  expect(faults).toEqual([])
})

test('S25 a car is chosen with the keyboard alone @desktop', async ({ page }) => {
  const box = await openBox(page)
  await box.pressSequentially('hilux')
  const car = rows(page, 'cars').first()
  await expect(car).toContainText('HiLux')
  await expect(car).toContainText(/\$[\d,]+|price/i)
  const id = await car.getAttribute('id')
  for (let steps = 0; steps < 20 && (await chosen(box)) !== id; steps++) await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/cars\/.*hilux/)
})

test('S25 Escape closes, then clears; Tab leaves; words alone send the form @desktop', async ({ page }) => {
  const box = await openBox(page)
  const list = page.locator('#hs-suggestions')
  await box.pressSequentially('ute')
  await expect(rows(page, 'searches').first()).toContainText('Ute')
  await box.press('Escape')
  await expect(list).toBeHidden()
  await expect(box).toHaveValue('ute')
  await box.press('ArrowDown')
  await expect(list).toBeVisible()
  await box.press('Escape')
  await box.press('Escape')
  await expect(box).toHaveValue('')
  await box.pressSequentially('auto')
  await expect(rows(page, 'searches').first()).toContainText('Automatic')
  await box.press('Tab')
  await expect(list).toBeHidden()
  const again = await openBox(page)
  await again.fill('4x4')
  await again.press('Enter')
  await expect(page).toHaveURL(/\/search\?query=4x4/)
})

test('S11 S25 past searches stand under the empty box @phone', async ({ page }) => {
  await page.goto(site)
  await page.evaluate(() =>
    localStorage.setItem(
      'search_history',
      JSON.stringify([{ path: '/search/used-cars?body=Ute', refinements: ['Used', 'Ute'] }]),
    ),
  )
  const box = await openBox(page)
  await expect(rows(page, 'past')).toHaveText(['Used, Ute'])
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\/used-cars\?body=Ute/)
})

test('S25 a press of a row goes there; without an answer the form still works @phone', async ({ page }) => {
  const box = await openBox(page)
  await box.pressSequentially('maz')
  await rows(page, 'makes').first().click()
  await expect(page).toHaveURL(/\/search\/mazda$/)
  await page.route('**/api/cars/search/suggest**', (route) => route.abort())
  const again = await openBox(page)
  const failed = page.waitForEvent('requestfailed')
  await again.pressSequentially('kia')
  await failed
  await expect(page.locator('#hs-suggestions')).toBeHidden()
  await again.press('Enter')
  await expect(page).toHaveURL(/\/search\?query=kia/)
})

test('S25 the box is a plain form without JavaScript @desktop', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site)
  const box = page.locator('#hs')
  await box.fill('hilux')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?query=hilux/)
  await page.goto(`${siteOf('harbour-toyota')}/search`)
  await page.locator('[data-search-open]').click()
  await expect(page).toHaveURL(/\/search$/)
  await context.close()
})

test('S25 T5 another dealer’s cars are never suggested @desktop', async ({ request }) => {
  for (const tenant of TENANTS) {
    const slugs = new Set<string>()
    const lists = new Map<string, number>()
    for (const words of ['toyota', 'ford', 'hilux', 'jayco', 'used', 'm']) {
      const answer = await ask(request, tenant, `/api/cars/search/suggest?q=${words}`)
      const { cars, makes, models } = await answer.json()
      for (const { slug } of cars) slugs.add(slug)
      for (const { href, count } of [...makes, ...models]) lists.set(href, count)
    }
    for (const slug of slugs)
      expect((await ask(request, tenant, `/api/cars/${slug}`)).status(), `${tenant} ${slug}`).toBe(200)
    for (const [href, count] of lists) {
      const list = await ask(request, tenant, href, { method: 'HEAD' })
      expect(list.status(), `${tenant} ${href}`).toBe(200)
      expect(count, href).toBeGreaterThan(0)
    }
  }
  expect(
    (await (await ask(request, 'outback-caravans', '/api/cars/search/suggest?q=mazda')).json()).makes,
  ).toEqual([])
})

test('S25 bad words get an empty answer @desktop', async ({ request }) => {
  for (const query of ['', '?q=', '?q=%00%1b', `?q=${'x'.repeat(500)}`]) {
    const answer = await ask(request, 'westside-motors', `/api/cars/search/suggest${query}`)
    expect(answer.status(), query).toBe(200)
    expect(await answer.json(), query).toEqual({ cars: [], makes: [], models: [], queries: [] })
  }
  expect(
    (await ask(request, 'westside-motors', `/api/cars/search/suggest?q=${'x'.repeat(10_240)}`)).status(),
  ).toBeLessThan(500)
})

for (const tenant of TENANTS) {
  test(`S25 open suggestions have no accessibility fault and fit: ${tenant}${levelOf(tenant, 'harbour-toyota')}`, async ({
    page,
  }) => {
    const box = await openBox(page, siteOf(tenant))
    await box.pressSequentially('toyota')
    await expect(rows(page, 'cars').first()).toBeVisible()
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
}
