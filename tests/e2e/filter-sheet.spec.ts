/** The filters of the list page on a phone. */
import type { Page } from '@playwright/test'
import { axe, expect, ready, test } from './fixtures'
import { type Answer, box, count, open, row, search, settled, tick } from './listPage'
import { siteOf } from './setup'

const westside = siteOf('westside-motors')

test('S17 the sheet: one change at a time is counted, Escape and Back close it, focus returns @phone', async ({
  page,
}) => {
  test.slow()
  await page.goto(`${westside}/search`)
  const filter = page.getByRole('button', { name: /^Filter/ })
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const show = sheet.getByRole('button', { name: /^Show/ })
  const all = await count(page)
  await filter.click()
  await expect(sheet).toBeVisible()
  await expect(show).toBeInViewport()
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(filter).toBeFocused()
  await filter.click()
  await expect(sheet).toBeVisible()
  // A tap above the sheet leaves it too, and does nothing to what is there.
  await page.mouse.click(195, 20)
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/search$/)
  // Also at once, before the page behind is inert.
  const wasModal = await filter.evaluate(async (button: HTMLElement) => {
    button.click()
    for (let turn = 0; turn < 1000 && !document.querySelector('dialog[open]'); turn++) await null
    const modal = document.querySelector('dialog[open]:modal') !== null
    document.querySelector<HTMLElement>('header a[href="/"]')?.click()
    return modal
  })
  expect(wasModal).toBe(false)
  await expect(sheet).toBeHidden()
  await expect(filter).toBeFocused()
  await expect(page).toHaveURL(/\/search$/)
  await filter.click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/search$/)
  await filter.click()
  await open(page, 'body')
  await tick(page, 'body', 'Ute')
  await expect(show).not.toContainText(String(all))
  await expect(show).toContainText(/Show \d+ cars/)
  await expect(page).toHaveURL(/\/search$/)
  const shown = Number(/\d+/.exec(await show.innerText())?.[0])
  expect(await axe(page)).toEqual([])
  await show.click()
  await expect(page).toHaveURL(/body=Ute/)
  await expect(sheet).toBeHidden()
  await settled(page)
  expect(await count(page)).toBe(shown)
})

/** Counts beside the boxes, by value. */
const counts = (page: Page, name: string): Promise<[string, number][]> =>
  page
    .locator(`label.check:has(input[name="${name}"])`)
    .evaluateAll((rows) =>
      rows.map((row): [string, number] => [
        row.querySelector('input')?.value ?? '',
        Number(row.querySelector('.check__n')?.textContent),
      ]),
    )
const counted = async (page: Page, name: string, { facets }: Answer) => {
  const of = new Map(facets[name]?.map(({ value, count: cars }) => [value, cars]))
  await expect
    .poll(async () => (await counts(page, name)).filter(([value, cars]) => cars !== (of.get(value) ?? 0)))
    .toEqual([])
}
/** The sheet's questions wait until each is answered. */
const heldCounts = async (page: Page) => {
  const waiting: (() => Promise<void>)[] = []
  await page.route(
    (url) => url.searchParams.has('count'),
    (route) => void waiting.push(() => route.continue()),
  )
  return {
    answer: async () => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      await Promise.all(waiting.splice(0).map((go) => go().catch(() => undefined)))
    },
  }
}
const openSheet = async (page: Page) => {
  await page.getByRole('button', { name: /^Filter/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.locator('form')).toBeVisible()
  // Where a row stands is measured once the sheet has come in.
  await sheet.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)))
  return { sheet, show: sheet.getByRole('button', { name: /^Show|^Counting/ }) }
}

test('the sheet is the panel: counts of the wish, models under the ticked make, zero at once; closing takes it back @phone', async ({
  page,
  request,
  faults,
}) => {
  await page.goto(`${westside}/search`)
  await ready(page)
  const before = await counts(page, 'body')
  const { sheet, show } = await openSheet(page)
  await open(page, 'make')
  await tick(page, 'make', 'Toyota')
  const models = sheet.getByRole('group', { name: 'Models of Toyota' })
  await expect(models.getByRole('checkbox')).not.toHaveCount(0)
  const toyota = await search(request, 'westside-motors', '?make=Toyota')
  for (const name of ['body', 'make', 'fuel', 'model']) await counted(page, name, toyota)
  await expect(show).toHaveText(`Show ${toyota.count} cars`)
  const model = toyota.facets.model?.[0]?.value ?? ''
  await models
    .locator('label.check', { has: box(page, 'model', model) })
    .locator('.check__n')
    .click()
  const wish = `?make=Toyota&model=${encodeURIComponent(model)}`
  const one = await search(request, 'westside-motors', wish)
  await counted(page, 'colour', one)
  await expect(show).toHaveText(new RegExp(`^Show ${one.count} cars?$`))
  const none =
    one.facets.body?.find(({ count: cars }) => cars === 0)?.value ??
    before.find(([body]) => !one.facets.body?.some(({ value }) => value === body))?.[0]
  await open(page, 'body')
  await tick(page, 'body', String(none))
  await expect(show).toHaveText('Show 0 cars')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect.poll(() => counts(page, 'body')).toEqual(before)
  await expect(box(page, 'model', model)).toHaveCount(0)
  await openSheet(page)
  await expect(box(page, 'make', 'Toyota')).not.toBeChecked()
  await tick(page, 'make', 'Toyota')
  await expect(box(page, 'model', model)).toBeVisible()
  await show.click()
  await expect(page).toHaveURL(/\/search\/toyota$/)
  await settled(page)
  await expect(page.getByRole('group', { name: 'Models of Toyota', includeHidden: true })).toHaveCount(1)
  expect(faults).toEqual([])
})

test('ends of ranges follow the choice in the sheet; a press that begins in it and ends above leaves it open @phone', async ({
  page,
  request,
}) => {
  await page.goto(`${westside}/search`)
  await ready(page)
  const { sheet } = await openSheet(page)
  await open(page, 'price')
  const most = page.locator('#price-max')
  const before = await most.getAttribute('placeholder')
  await open(page, 'body')
  await tick(page, 'body', 'Hatch')
  const { facetStats } = await search(request, 'westside-motors', '?body=Hatch')
  const dearest = Math.ceil((facetStats.price?.max ?? 0) / 1000) * 1000
  await expect(most).toHaveAttribute('placeholder', `$${dearest.toLocaleString('en-AU')}`)
  expect(before).not.toBe(`$${dearest.toLocaleString('en-AU')}`)
  const head = await sheet.getByRole('heading', { name: 'Filters' }).boundingBox()
  await page.mouse.move(195, (head?.y ?? 0) + 8)
  await page.mouse.down()
  await page.mouse.move(195, 8)
  await page.mouse.up()
  await expect(sheet).toBeVisible()
  await expect(box(page, 'body', 'Hatch')).toBeChecked()
  await page.mouse.click(195, 8)
  await expect(sheet).toBeHidden()
  await expect(most).toHaveAttribute('placeholder', before ?? '')
})

test('on a slow line a ticked make has its models at once, and nothing moves when the counts come @phone', async ({
  page,
}) => {
  await page.goto(`${westside}/search`)
  await ready(page)
  const requested = await heldCounts(page)
  const { sheet, show } = await openSheet(page)
  await open(page, 'make')
  await expect(box(page, 'make', 'Toyota')).toBeInViewport()
  const place = async (value: string) => (await row(page, 'make', value).boundingBox())?.y ?? 0
  const ticked = await place('Toyota')
  await tick(page, 'make', 'Toyota')
  await expect(sheet.getByRole('group', { name: 'Models of Toyota' })).toBeVisible()
  await expect(show).toHaveText(/Counting/)
  expect(Math.abs((await place('Toyota')) - ticked)).toBeLessThan(1)
  // A row pressed before the answer is the row that was seen.
  await tick(page, 'make', 'Mazda')
  await expect(box(page, 'make', 'Mazda')).toBeChecked()
  const mazda = await place('Mazda')
  await requested.answer()
  await expect(show).toHaveText(/^Show \d+ cars$/)
  await counted(page, 'make', await search(page.request, 'westside-motors', '?make=Toyota&make=Mazda'))
  expect(Math.abs((await place('Mazda')) - mazda)).toBeLessThan(1)
  // While a finger rests on the sheet nothing of an answer is drawn.
  await tick(page, 'make', 'Kia')
  await expect(show).toHaveText(/Counting/)
  const during = await counts(page, 'body')
  const at = await row(page, 'make', 'Kia').boundingBox()
  await page.mouse.move((at?.x ?? 0) + 4, (at?.y ?? 0) + 8)
  await page.mouse.down()
  await requested.answer()
  await expect(show).toHaveText(/^Show \d+ cars$/)
  expect(await counts(page, 'body')).toEqual(during)
  expect(await place('Kia')).toBe(at?.y)
  await page.mouse.move(195, 5)
  await page.mouse.up()
  await expect(sheet).toBeVisible()
  await expect(box(page, 'make', 'Kia')).toBeChecked()
  await expect.poll(() => counts(page, 'body')).not.toEqual(during)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/search$/)
})

test('code that does not arrive takes nothing with it: the sheet goes on without counts @phone', async ({
  page,
}) => {
  await page.goto(`${westside}/search`)
  await ready(page)
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  const { sheet, show } = await openSheet(page)
  await sheet.locator('input[type="checkbox"]').first().check()
  await expect(show).toHaveText(/^Show/)
  await sheet.locator('input[name="near"]').fill('3220')
  await sheet.locator('input[name="near"]').blur()
  await expect(sheet).toBeVisible()
  await show.click()
  await expect(page).toHaveURL(/near=3220/)
  await expect(page.locator('main .card').first()).toBeVisible()
})
