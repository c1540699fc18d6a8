/** The mega-menus under a pointer: they open after a moment, close when it leaves, and lead to the stock in their labels. */
import type { Page } from '@playwright/test'
import { expect, ready, test } from './fixtures'
import { count, settled } from './listPage'
import { levelOf, siteOf, TENANTS } from './setup'

const menus = (page: Page) => page.locator('.nav [data-menu]')
const panels = (page: Page) => page.locator('.mega:visible')
/** On the page, beneath every open panel. */
const away = (page: Page) => page.mouse.move(720, 895)

/** Moves the pointer once more, as a hand does: it may have rested there before the scripts came. */
const hover = (page: Page, nth: number): Promise<void> =>
  expect(async () => {
    await away(page)
    await menus(page).nth(nth).locator('> button').hover()
    await expect(panels(page)).toHaveCount(1, { timeout: 1500 })
  }).toPass()

for (const tenant of TENANTS)
  test(`N12 ${tenant}: a menu opens under a pointer that stays, and closes when it leaves @desktop${levelOf(tenant, 'outback-caravans')}`, async ({
    page,
    faults,
  }) => {
    await page.goto(siteOf(tenant))
    await hover(page, 0)
    const button = menus(page).first().locator('> button')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    // On its own panel the pointer has not left.
    await panels(page).first().hover()
    await expect(panels(page)).toHaveCount(1)
    await away(page)
    await expect(panels(page)).toHaveCount(0)
    await expect(button).toHaveAttribute('aria-expanded', 'false')

    // The next one takes the place of the first: two are never open.
    await hover(page, 0)
    await menus(page).nth(1).locator('> button').hover()
    await expect(menus(page).nth(1).locator('> .mega')).toBeVisible()
    await expect(panels(page)).toHaveCount(1)
    await away(page)
    await expect(panels(page)).toHaveCount(0)
    expect(faults).toEqual([])
  })

test('N12 the panels of the menus are fetched once, at the first sign of a hand @desktop', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/menus') && asked.push(request.method()))
  await page.goto(siteOf('harbour-toyota'))
  await ready(page)
  expect(asked).toEqual([])
  await expect(page.locator('.mega .model')).toHaveCount(0)
  await hover(page, 0)
  await expect(panels(page).getByRole('tab').first()).toBeVisible()
  await hover(page, 1)
  await expect(panels(page).locator('.model').first()).toBeVisible()
  await hover(page, 0)
  await expect(panels(page).getByRole('tab').first()).toBeVisible()
  expect(asked).toEqual(['GET'])
})

for (const tenant of TENANTS)
  test(`N12 ${tenant}: without scripts each menu opens with links of its own @desktop${levelOf(tenant, 'westside-motors')}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1440, height: 900 },
    })
    const page = await context.newPage()
    await page.goto(siteOf(tenant))
    for (const menu of await menus(page).all()) {
      await menu.locator('> button').hover()
      await expect(panels(page)).toHaveCount(1)
      await expect(menu.getByRole('link').first()).toBeVisible()
      expect(await menu.getByRole('link').count()).toBeGreaterThan(2)
      await away(page)
      await menu.locator('> button').focus()
      await expect(panels(page)).toHaveCount(1)
    }
    await panels(page).getByRole('link').first().click()
    await expect(page.locator('main h1')).toBeVisible()
    expect(page.url()).not.toBe(`${siteOf(tenant)}/`)
    await context.close()
  })

test.describe('its clock is moved by hand', () => {
  test('N12 a pointer that only passes opens nothing @desktop', async ({ page }) => {
    await page.clock.install()
    await page.goto(siteOf('harbour-toyota'))
    await ready(page)
    // Only `runFor` moves the clock: on a busy machine a look takes longer than a menu waits.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await expect(async () => {
      await away(page)
      await menus(page).first().locator('> button').hover()
      await page.clock.runFor(200)
      await expect(panels(page)).toHaveCount(1, { timeout: 500 })
    }).toPass()
    await away(page)
    await page.clock.runFor(400)
    await expect(panels(page)).toHaveCount(0)

    await menus(page).first().locator('> button').hover()
    await page.clock.runFor(100)
    await expect(panels(page)).toHaveCount(0)
    await away(page)
    await page.clock.runFor(1000)
    await expect(panels(page)).toHaveCount(0)
  })
})

test('N12 a pointer elsewhere takes nothing from the keyboard @desktop', async ({ page }) => {
  await page.goto(siteOf('harbour-toyota'))
  await away(page)
  const button = menus(page).nth(1).locator('> button')
  await expect(async () => {
    await button.press('ArrowDown')
    await expect(panels(page)).toHaveCount(1, { timeout: 1500 })
  }).toPass()
  await page.mouse.move(700, 890)
  const focused = panels(page).locator(':focus')
  await expect(focused).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(focused).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

const STOCK = [
  ['westside-motors', 'New & demo', 'Demonstrators', /\/search\/demo-cars$/, /^Demo/],
  ['harbour-toyota', 'Pre-owned', 'Certified', /\/search\/used-cars\?certified=true$/, /^Used/],
] as const

for (const [tenant, menu, label, address, heading] of STOCK)
  test(`N12 “Our stock” of ${label} in the menu of ${tenant} leads to that part of the list @desktop`, async ({
    page,
  }) => {
    await page.goto(`${siteOf(tenant)}/search`)
    await settled(page)
    const all = await count(page)
    await expect(async () => {
      await away(page)
      await page.locator('.nav').getByRole('button', { name: menu }).hover()
      await expect(panels(page)).toHaveCount(1, { timeout: 1500 })
    }).toPass()
    const link = panels(page).getByRole('link', { name: `Our stock of ${label}` })
    await expect(link).toContainText('Our stock')
    await link.click()
    await expect(page).toHaveURL(address)
    await settled(page)
    await expect(page.locator('main h1')).toHaveText(heading)
    const part = await count(page)
    expect(part).toBeGreaterThan(0)
    expect(part).toBeLessThan(all)
  })

test('N13 “Our stock” of a model leads to the cars of that model @desktop', async ({ page }) => {
  await page.goto(siteOf('harbour-toyota'))
  await hover(page, 0)
  const link = panels(page)
    .getByRole('link', { name: /^Our stock of / })
    .first()
  const model = ((await link.getAttribute('aria-label')) ?? '').replace('Our stock of ', '')
  await link.click()
  await expect(page).toHaveURL(/\/search\//)
  await settled(page)
  await expect(page.locator('main h1')).toContainText(model)
  for (const title of await page.locator('[data-grid] .card__title').allInnerTexts())
    expect(title).toContain(model)
})
