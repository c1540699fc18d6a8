/** The filter side of the list page: panel, sheet, chips. */
import { axe, expect, overflow, ready, test } from './fixtures'
import { box, count, group, open, settled, tick } from './listPage'
import { siteOf } from './setup'

const westside = siteOf('westside-motors')
const harbour = siteOf('harbour-toyota')

test('S1 S14 a chosen value survives reload; removing its chip unticks the box @desktop', async ({
  page,
}) => {
  // One make: other tests bring cars of other makes meanwhile.
  await page.goto(`${westside}/search/toyota`)
  const all = await count(page)
  await open(page, 'body')
  await tick(page, 'body', 'Ute')
  await expect(page).toHaveURL(/body=Ute/)
  await settled(page)
  const utes = await count(page)
  expect(utes).toBeLessThan(all)
  await page.reload()
  await expect(box(page, 'body', 'Ute')).toBeChecked()
  expect(await count(page)).toBe(utes)
  await expect(page.locator('#results-count')).toHaveRole('status')
  await page.getByRole('link', { name: 'Remove Body type: Ute' }).click()
  await expect(page).not.toHaveURL(/body/)
  await expect(box(page, 'body', 'Ute')).not.toBeChecked()
  await expect(page.locator('#results-count')).toContainText(`${all} cars`)
})

test('S2 a collapsed panel stays so on the next visit, where the dealer says so @desktop', async ({
  page,
}) => {
  await page.goto(`${westside}/search`)
  await expect(group(page, 'make')).toHaveAttribute('open')
  await group(page, 'make').locator('summary').first().click()
  await expect(group(page, 'make')).not.toHaveAttribute('open')
  await ready(page)
  await page.reload()
  await expect(group(page, 'make')).not.toHaveAttribute('open')
  const outback = siteOf('outback-caravans')
  await page.goto(`${outback}/search`)
  await group(page, 'item_type').locator('summary').first().click()
  await expect(group(page, 'item_type')).not.toHaveAttribute('open')
  await page.reload()
  await expect(group(page, 'item_type')).toHaveAttribute('open')
})

test('S3 seven makes, the others behind a button that says how many; models under the chosen make @desktop', async ({
  page,
}) => {
  await page.goto(`${westside}/search`)
  const makes = group(page, 'make').locator('input[name="make"]')
  await expect(makes.locator('visible=true')).toHaveCount(7)
  const total = await makes.count()
  await page.getByText(`Show all ${total} makes`).click()
  await expect(makes.locator('visible=true')).toHaveCount(total)
  await tick(page, 'make', 'Toyota')
  await expect(page).toHaveURL(/\/search\/toyota$/)
  await expect(
    page.getByRole('group', { name: 'Models of Toyota' }).locator('input[name="model"]').first(),
  ).toBeVisible()
  // What was unfolded stays so, although the path is another.
  await expect(makes.locator('visible=true')).toHaveCount(await makes.count())
  await tick(page, 'model', 'Corolla')
  await expect(page).toHaveURL(/\/search\/toyota\/corolla$/)
})

test('S5 S6 a price range by keyboard alone: slider and boxes; ends never pass each other @desktop', async ({
  page,
}) => {
  await page.goto(`${westside}/search`)
  await open(page, 'price')
  const high = page.getByRole('slider', { name: 'Highest price' })
  const low = page.getByRole('slider', { name: 'Lowest price' })
  await high.focus()
  await page.keyboard.press('Home')
  await expect(high).toHaveAttribute('aria-valuetext', '$1,000')
  await page.keyboard.press('End')
  for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/range\[price\]=:\d+000$/)
  await settled(page)
  await expect(high).toBeFocused()
  const top = Number(await high.inputValue())
  await low.focus()
  await page.keyboard.press('End')
  await expect(low).toHaveValue(String(top - 1))
  await expect(page).toHaveURL(/range\[price\]=\d+000:\d+000$/)
  await settled(page)
  const from = page.locator('#price-min')
  await from.fill('$12,345')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/range\[price\]=12345:\d+$/)
  await settled(page)
  await expect(from).toHaveValue('$12,345')
})

test('S7 five letters are one question, half a second later; the page goes back to 1 @desktop', async ({
  page,
}) => {
  await page.goto(`${westside}/search?page=2`)
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('_rsc=') && requested.push(request.url()))
  // Typed inside the page: a slow machine may not put half a second between two letters.
  await page.locator('#list-query').evaluate(async (field: HTMLInputElement) => {
    field.focus()
    for (const letter of 'mazda') {
      document.execCommand('insertText', false, letter)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  })
  await expect(page).toHaveURL(/\/search\?query=mazda$/)
  await settled(page)
  expect(requested).toHaveLength(1)
  await expect(page.locator('#list-query')).toBeFocused()
})

test('S15 S16 nothing jumps on a change; Back undoes the last filter and keeps panels and place @desktop', async ({
  page,
}) => {
  await page.goto(`${westside}/search`)
  await open(page, 'fuel')
  await tick(page, 'fuel', 'Diesel')
  await expect(page).toHaveURL(/fuel=Diesel/)
  await settled(page)
  const diesels = await count(page)
  await box(page, 'fuel', 'Hybrid').focus()
  const place = () => box(page, 'fuel', 'Hybrid').evaluate((it) => Math.round(it.getBoundingClientRect().top))
  const before = await place()
  const from = await page.evaluate(() => Math.round(scrollY))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/fuel=Hybrid/)
  await settled(page)
  expect(await place()).toBe(before)
  await expect(box(page, 'fuel', 'Hybrid')).toBeFocused()
  await page.goBack()
  await expect(page).not.toHaveURL(/Hybrid/)
  await expect(box(page, 'fuel', 'Hybrid')).not.toBeChecked()
  await expect(box(page, 'fuel', 'Diesel')).toBeChecked()
  await expect(group(page, 'fuel')).toHaveAttribute('open')
  expect(await count(page)).toBe(diesels)
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(from)
})

test('S20 a quick filter switches the panel’s own filter and keeps the others @desktop', async ({ page }) => {
  await page.goto(`${westside}/search?fuel=Diesel`)
  const utes = page.getByRole('navigation', { name: 'Quick filters' }).getByRole('link', { name: 'Utes' })
  await utes.click()
  await expect(page).toHaveURL(/body=Ute&fuel=Diesel/)
  await expect(box(page, 'body', 'Ute')).toBeChecked()
  await expect(utes).toHaveAttribute('aria-current', 'true')
  await utes.click()
  await expect(page).toHaveURL(/\/search\?fuel=Diesel$/)
  await expect(box(page, 'body', 'Ute')).not.toBeChecked()
})

test('S21 help with a word opens by keyboard @desktop', async ({ page }) => {
  await page.goto(`${westside}/search`)
  await open(page, 'price')
  const help = group(page, 'price').locator('summary', { hasText: 'What is EGC?' })
  await help.focus()
  await page.keyboard.press('Enter')
  await expect(group(page, 'price').getByText(/Excluding government charges/)).toBeVisible()
})

test('S2 a select filters too, and follows its chip @desktop', async ({ page }) => {
  await page.goto(`${westside}/search`)
  await open(page, 'colour')
  await page.locator('#filter-colour').selectOption('White')
  await expect(page).toHaveURL(/colour=White/)
  await settled(page)
  await expect(page.locator('#filter-colour')).toHaveValue('White')
  await page.getByRole('link', { name: 'Remove Colour: White' }).click()
  await expect(page).not.toHaveURL(/colour/)
  await expect(page.locator('#filter-colour')).toHaveValue('')
})

for (const address of [
  `${westside}/search/toyota?body=SUV&range[price]=:40000`,
  `${harbour}/search/used-cars?near=4558&radius=50`,
  `${siteOf('outback-caravans')}/search?item_type=Caravan`,
])
  test(`S2 S14 a list with filters is clean, with every panel open: ${new URL(address).pathname}`, async ({
    page,
    faults,
  }) => {
    test.slow()
    await page.goto(address)
    await page
      .locator('details.fgroup')
      .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((details) => (details.open = true)))
    expect(await axe(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(faults).toEqual([])
  })
