/** A word from data that is longer than a phone is wide: in each text of a page, one after the other. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { siteOf } from './setup'

const WORD = 'Wohnwagenvorzeltgestaengereinigungsmittelhersteller'.repeat(2)
/** Words of the product's own, and parts that only short words have. */
const OWN = '.unbroken, .check--mini, .finder__type, legend, .tabs__list, .switch'

/** Texts that make the page wider than its window when they hold the word. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([word = '', own = '']) => {
      const main = document.querySelector('main')
      if (!main) return ['no main']
      const found: string[] = []
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const { parentElement: place } = text
        const before = text.textContent ?? ''
        if (
          !place?.checkVisibility() ||
          !/\p{L}/u.test(before) ||
          place.closest(`script, style, option, ${own}`)
        )
          continue
        text.textContent = word
        if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
          found.push(`${place.tagName}.${place.className}: ${before.slice(0, 30)}`)
        text.textContent = before
      }
      return found
    },
    [WORD, OWN],
  )

const PLACES: readonly (readonly [tenant: string, list: string, link?: string])[] = [
  ['westside-motors', '/'],
  ['westside-motors', '/search'],
  ['westside-motors', '/search', '[data-grid] a[data-car]'],
  ['westside-motors', '/locations', 'main a[href^="/locations/"]'],
  ['westside-motors', '/special-offers', 'main a[href^="/offers/"]'],
  ['outback-caravans', '/'],
  ['outback-caravans', '/search', '[data-grid] a[data-car]'],
  ['harbour-toyota', '/'],
]

for (const width of [320, 390])
  test(`no long word in a text of a page makes it wider than ${width} px @phone${width === 320 ? '' : ' @full'}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 800 })
    for (const [tenant, list, link] of PLACES) {
      await page.goto(siteOf(tenant) + list)
      const href = link && (await page.locator(link).first().getAttribute('href'))
      if (href) await page.goto(siteOf(tenant) + href)
      expect([href ?? list, await tooWide(page)]).toEqual([href ?? list, []])
    }
  })
