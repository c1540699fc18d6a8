/** What only a laid-out page can show: nothing is wider than the screen, menus open where they are seen, lines do not jump. */
import type { Page } from '@playwright/test'
import { oneOfEachType, sitemapPaths } from '../helpers/sitemap'
import { ask, expect, test } from './fixtures'
import { siteOf, TENANTS } from './setup'

/** A page that is too wide zooms a phone out, so it is measured against the screen and not against the window. */
const width = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)
const hrefOn = async (page: Page, list: string, link: string): Promise<string> => {
  await page.goto(list)
  return (await page.locator(link).first().getAttribute('href')) ?? ''
}

const WIDTHS = [390, 768, 1024, 1440, 1920]
/** What is wider than the window once the style sheets are there; null when nothing is. */
const tooWide = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    const waiting = sheets.filter(({ sheet }) => !sheet)
    await Promise.all(
      waiting.map((link) => new Promise((loaded) => link.addEventListener('load', loaded, { once: true }))),
    )
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? `${scrollWidth} wide at ${clientWidth}` : null
  })

/** Visible words below 12 px, with their size. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const small = new Set<string>()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!text.textContent?.trim() || !element?.checkVisibility() || element.closest('script, style'))
        continue
      const size = parseFloat(getComputedStyle(element).fontSize)
      if (size > 0 && size < 12) small.add(`${size} px: ${text.textContent.slice(0, 30)}`)
    }
    return [...small]
  })

for (const tenant of TENANTS) {
  const site = siteOf(tenant)

  test(`Q7 ${tenant}: no page of its sitemap scrolls sideways on the smallest phone @desktop`, async ({
    page,
    request,
  }) => {
    const paths = await sitemapPaths(async (at) => (await ask(request, tenant, at)).text())
    const types = oneOfEachType(paths)
    // A car's page differs from another's in its words, a list in its cars: one of each kind of them is enough.
    const pages = paths.filter((at) => !/^\/(?:cars|search)\//.test(at) || types.includes(at))
    expect(pages.length).toBeGreaterThan(40)
    const wide: string[] = []
    await page.setViewportSize({ width: 320, height: 780 })
    for (const at of pages) {
      await page.goto(site + at, { waitUntil: 'domcontentloaded' })
      const fault = await tooWide(page)
      if (fault) wide.push(`${at} is ${fault}`)
    }
    expect(wide).toEqual([])
  })

  test(`Q7 ${tenant}: no type of page scrolls sideways at any width, or has words too small to read @desktop`, async ({
    page,
    request,
  }) => {
    const types = oneOfEachType(await sitemapPaths(async (at) => (await ask(request, tenant, at)).text()))
    const faults: string[] = []
    for (const at of types) {
      await page.goto(site + at, { waitUntil: 'domcontentloaded' })
      for (const screen of WIDTHS) {
        await page.setViewportSize({ width: screen, height: 780 })
        const fault = await tooWide(page)
        if (fault) faults.push(`${at} is ${fault}`)
      }
      faults.push(...(await tooSmall(page)).map((text) => `${at} ${text}`))
    }
    expect(faults).toEqual([])
  })

  test(`Q7 ${tenant}: before its letters have come, or without them, no width scrolls sideways @desktop`, async ({
    page,
  }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    const faults: string[] = []
    for (const at of ['/', '/pages/handling-complaint']) {
      await page.goto(site + at, { waitUntil: 'domcontentloaded' })
      for (const screen of [320, 360, 390, 768, 1024, 1100, 1200, 1280, 1366, 1440]) {
        await page.setViewportSize({ width: screen, height: 780 })
        const fault = await tooWide(page)
        if (fault) faults.push(`${at} is ${fault}`)
      }
    }
    expect(faults).toEqual([])
  })

  test(`${tenant} scrolls sideways on no phone @phone`, async ({ page }) => {
    const car = await hrefOn(page, `${site}/search`, 'main a[href^="/cars/"]')
    const offer = await hrefOn(page, `${site}/special-offers`, 'main a[href^="/offers/"]')
    for (const path of ['/', '/search', car, '/special-offers', offer, '/locations', '/garage', '/compare'])
      for (const screen of [320, 360, 390]) {
        await page.setViewportSize({ width: screen, height: 780 })
        await page.goto(site + path)
        expect(await width(page), `${path} at ${screen}`).toBeLessThanOrEqual(screen)
      }
  })

  test(`${tenant} words without a space widen no phone’s list @phone`, async ({ page }) => {
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

  test(`${tenant} opens its menus under the header, with targets for a thumb @desktop`, async ({ page }) => {
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
