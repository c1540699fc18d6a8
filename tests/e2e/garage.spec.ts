import type { Page } from '@playwright/test'
import { ask, axe, expect, overflow, test } from './fixtures'
import { carsOf } from './carsOf'
import { siteOf } from './setup'

const tenant = 'westside-motors'
const site = siteOf(tenant)
const stored = (page: Page, list: string): Promise<string[]> =>
  page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? '[]').map(({ slug }: { slug: string }) => slug),
    list,
  )
const savedCards = (page: Page) => page.getByRole('region', { name: /^Saved/ }).locator('article')

test('G2 a heart keeps the spec’s six fields, fires event 39, survives a reload and shows in the garage @phone', async ({
  page,
  faults,
}) => {
  await page.goto(`${site}/search/used-cars`)
  const heart = page.locator('article [data-favourite]').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('favourites') ?? '[]'))
  expect(Object.keys(saved[0]).sort()).toEqual(['id', 'make', 'model', 'name', 'primary_image_url', 'slug'])
  expect(
    await page.evaluate(
      () => window.dataLayer?.filter((event) => 'event_id' in event && event.event_id === 39).length,
    ),
  ).toBe(1)
  await page.reload()
  await expect(page.locator('article [data-favourite]').first()).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.header__fav .badge')).toHaveText('1')

  await page.goto(`${site}/garage`)
  await expect(savedCards(page)).toHaveCount(1)
  await expect(savedCards(page).locator(`a[href="/cars/${saved[0].slug}"]`).first()).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])
})

test('G2 cars that are gone leave the garage with a notice; a change of price is said; taking out can be undone @phone', async ({
  page,
  request,
}) => {
  const [first, second] = await carsOf(request, tenant)
  await page.goto(`${site}/garage`)
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  await page.evaluate(
    ([held, other]) => {
      const gone = {
        id: 'x',
        name: '2017 Mitsubishi Outlander',
        slug: 'no-such-car',
        make: 'Mitsubishi',
        model: 'Outlander',
        primary_image_url: null,
      }
      const car = (one: typeof held) => ({
        id: one?.id,
        name: one?.name,
        slug: one?.slug,
        make: '',
        model: '',
        primary_image_url: null,
      })
      localStorage.setItem('favourites', JSON.stringify([car(held), gone]))
      localStorage.setItem('compare', JSON.stringify([car(held), car(other), gone]))
      localStorage.setItem(
        'favourite_prices',
        JSON.stringify({ [held?.id ?? '']: (held?.price ?? 0) + 1200 }),
      )
    },
    [first, second],
  )
  await page.reload()
  await expect(page.getByText('2017 Mitsubishi Outlander has been sold or withdrawn')).toBeVisible()
  expect(await stored(page, 'favourites')).toEqual([first?.slug])
  expect(await stored(page, 'compare')).toEqual([first?.slug, second?.slug])
  await expect(page.getByText('$1,200 less')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Compare these 2' })).toHaveAttribute(
    'href',
    `/compare?cars=${first?.slug},${second?.slug}`,
  )
  expect(await axe(page)).toEqual([])

  await savedCards(page).locator('[data-favourite]').focus()
  await page.keyboard.press('Enter')
  await expect(savedCards(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(savedCards(page)).toHaveCount(1)
  expect(await stored(page, 'favourites')).toEqual([first?.slug])
})

test('G2 two tabs stay in step @phone', async ({ page, context }) => {
  await page.goto(`${site}/search/used-cars`)
  const other = await context.newPage()
  await other.goto(`${site}/garage`)
  await expect(other.getByText('Nothing saved yet.')).toBeVisible()
  await page.locator('article [data-favourite]').first().click()
  await expect(other.getByRole('heading', { name: /^Saved/ })).toBeVisible()
  await other.getByRole('button', { name: /^Clear all saved/ }).click()
  await expect(page.locator('article [data-favourite]').first()).toHaveAttribute('aria-pressed', 'false')
})

test('V20 G2 a fifth car to compare is politely refused @desktop', async ({ page }) => {
  await page.goto(`${site}/search/used-cars`)
  const switches = page.locator('article .check--mini')
  for (const at of [0, 1, 2, 3]) await switches.nth(at).click()
  await expect(page.locator('.tray')).toContainText('4 to compare')
  await switches.nth(4).click()
  await expect(page.locator('[data-toasts]')).toContainText('4 cars can be compared at a time')
  await expect(switches.nth(4).locator('input')).not.toBeChecked()
  expect(await stored(page, 'compare')).toHaveLength(4)
  await page.locator('.tray a').click()
  await expect(page.locator('.cmp thead th[data-c]')).toHaveCount(4)
})

test('V20 on a phone the way to the comparison stays, above the bar of the list @phone', async ({ page }) => {
  await page.goto(`${site}/search/used-cars`)
  const switches = page.locator('article .check--mini')
  for (const at of [0, 1]) await switches.nth(at).click()
  const tray = page.locator('.tray')
  await expect(tray).toContainText('2 to compare')
  const [box, bar] = [await tray.boundingBox(), await page.locator('.stickbar').first().boundingBox()]
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await tray.getByRole('link', { name: 'Compare' }).click()
  await expect(page.locator('.cmp thead th[data-c]')).toHaveCount(2)
})

test('V3 hearts and switches stand only on cars with facts, never on a sold one @phone', async ({
  page,
  request,
}) => {
  await page.goto(`${site}/search`)
  await expect(page.locator('article[data-facts] [data-favourite]').first()).toBeVisible()
  await expect(page.locator('article[data-status="sold"] :is([data-favourite], [data-compare])')).toHaveCount(
    0,
  )
  await expect(page.locator('article:not([data-facts]) :is([data-favourite], [data-compare])')).toHaveCount(0)
  const html = await (await ask(request, tenant, '/search')).text()
  expect(html.match(/data-facts=/g)?.length).toBe(html.match(/ data-favourite>/g)?.length)
})
