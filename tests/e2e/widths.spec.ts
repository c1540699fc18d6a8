/** What only a laid-out page can show: nothing is wider than the screen, menus open where they are visible, lines do not jump. */
import type { Page } from '@playwright/test'
import { isFull } from '../helpers/full'
import { expect, test } from './fixtures'
import { layOut } from './layout'
import { levelOf, siteOf, TENANTS, WALKED } from './setup'
import { pathsOf, typesOf } from './siteTypes'

/** A page that is too wide zooms a phone out, so it is measured against the screen and not against the window. */
const width = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)
const hrefOn = async (page: Page, list: string, link: string): Promise<string> => {
  await page.goto(list)
  return (await page.locator(link).first().getAttribute('href')) ?? ''
}

const SMALLEST = 320
const WIDTHS = [SMALLEST, 390, 768, 1024, 1440, 1920]
/** Widths between those too, since a fallback's letters are wider. */
const MORE_WIDTHS = [320, 360, 390, 768, 1024, 1100, 1200, 1280, 1366, 1440]

test.describe.configure({ mode: 'parallel' })

for (const tenant of TENANTS) {
  const site = siteOf(tenant)

  test.describe('laid out without scripts', () => {
    test.use({ bypassCSP: true })

    test(`Q7 ${tenant}: no ${WALKED} scrolls sideways at any width, or has words too small to read @desktop`, async ({
      page,
      request,
    }) => {
      test.setTimeout(600_000)
      const paths = await pathsOf(request, tenant)
      expect(paths.length).toBeGreaterThan(100)
      const types = await typesOf(request, tenant)
      // A car's page differs from another's in its words, a list in its cars: one of each meets every width, a quarter the smallest.
      const isAlike = (path: string) => /^\/(?:cars|search)\b/.test(path) && !types.includes(path)
      const [alike, own] = [paths.filter(isAlike), paths.filter((path) => !isAlike(path))]
      const pages = [
        ...(isFull ? own : types).map((path) => ({ path, widths: WIDTHS, areWordsRead: true })),
        ...(isFull ? alike : [])
          .filter((_, at) => at % 4 === 0)
          .map((path) => ({ path, widths: [SMALLEST], areWordsRead: false })),
      ]
      expect(await layOut(page, tenant, pages)).toEqual([])
    })

    test(`Q7 ${tenant}: before its letters have come, or without them, no width scrolls sideways @desktop${levelOf(tenant, 'harbour-toyota')}`, async ({
      page,
    }) => {
      await page.route('**/*.woff2', (route) => route.abort())
      const pages = ['/', '/pages/handling-complaint'].map((path) => ({
        path,
        widths: MORE_WIDTHS,
        areWordsRead: false,
      }))
      expect(await layOut(page, tenant, pages)).toEqual([])
    })
  })

  test(`${tenant} scrolls sideways on no phone @phone${levelOf(tenant, 'westside-motors')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: SMALLEST, height: 780 })
    const car = await hrefOn(page, `${site}/search`, 'main a[href^="/cars/"]')
    const offer = await hrefOn(page, `${site}/special-offers`, 'main a[href^="/offers/"]')
    for (const path of ['/', '/search', car, '/special-offers', offer, '/locations', '/garage', '/compare']) {
      await page.goto(site + path)
      expect(await width(page), path).toBeLessThanOrEqual(SMALLEST)
    }
  })

  test(`${tenant} scrolls sideways neither on a list nor on a car’s page at twice the text size @phone${levelOf(tenant, 'outback-caravans')}`, async ({
    page,
  }) => {
    const car = await hrefOn(page, `${site}/search`, 'main a[href^="/cars/"]')
    for (const path of ['/search', car]) {
      await page.goto(site + path)
      await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
      expect(await width(page), path).toBeLessThanOrEqual(390)
    }
  })

  test(`${tenant} shows the price of its dearest car beside the buttons of the bar, on each phone @phone${levelOf(tenant, 'harbour-toyota')}`, async ({
    page,
  }) => {
    const dearest = await hrefOn(page, `${site}/search?sortBy=price_desc`, '.grid .card a[href^="/cars/"]')
    await page.goto(site + dearest)
    for (const screen of [SMALLEST, 360, 390]) {
      await page.setViewportSize({ width: screen, height: 780 })
      const room = await page.locator('.stickbar--buy').evaluate((bar) => {
        const price = document.createRange()
        price.selectNodeContents(bar.querySelector('b') ?? bar)
        const button = bar.querySelector('.btn')?.getBoundingClientRect()
        return (button?.left ?? 0) - price.getBoundingClientRect().right
      })
      expect(room, `${screen}`).toBeGreaterThanOrEqual(4)
    }
  })

  test(`${tenant} keeps the buttons of a card within it on the smallest phone @phone${levelOf(tenant, 'westside-motors')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: SMALLEST, height: 780 })
    await page.goto(site)
    const past = await page.locator('.card__act > *').evaluateAll((all) =>
      all.map((one) => {
        const body = one.closest('.card__body') ?? one
        const edge = body.getBoundingClientRect().right - parseFloat(getComputedStyle(body).paddingRight)
        return Math.round(one.getBoundingClientRect().right - edge)
      }),
    )
    expect(Math.max(...past)).toBeLessThanOrEqual(0)
  })

  test(`${tenant} words without a space widen no phone’s list @phone${levelOf(tenant, 'outback-caravans')}`, async ({
    page,
  }) => {
    const long = 'x'.repeat(100)
    for (const screen of [320, 360, 390]) {
      await page.setViewportSize({ width: screen, height: 780 })
      await page.goto(`${site}/search?query=${long}&fuel=Diesel`)
      await expect(page.locator('.empty')).toBeVisible()
      expect(await width(page), `${screen}`).toBeLessThanOrEqual(screen)
      const widest = await page
        .locator('main :is(h1, h2, p, .chip, .relax a, .crumbs li)')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().width)))
      expect(widest, `${screen}`).toBeLessThanOrEqual(screen)
    }
  })

  test(`${tenant} opens its menus under the header, with targets for a thumb @desktop${levelOf(tenant, 'harbour-toyota')}`, async ({
    page,
  }) => {
    await page.goto(site)
    for (const menu of await page.locator('[data-menu]').all()) {
      await menu.locator('> [aria-expanded]').click()
      const panel = menu.locator('> .mega')
      await expect(panel).toBeVisible()
      expect((await panel.boundingBox())?.y).toBeLessThan(200)
      const small = await panel
        .locator('a:visible, button:visible')
        .evaluateAll((targets) =>
          targets
            .filter((target) => target.getBoundingClientRect().height < 24)
            .map((target) => target.textContent),
        )
      expect(small).toEqual([])
      await menu.locator('> [aria-expanded]').click()
    }
  })
}
