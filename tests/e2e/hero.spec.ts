/** The picture at the top of a home page: its wheels stand on the road above the finder, its words in the sky. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { siteOf } from './setup'

/** As `tools/demo-stock/grounds/scenes.py` draws them: shares of a picture's height at which hills or a roof begin, and wheels stand. */
const DRAWN = {
  'harbour-toyota': { wide: [0.42, 750 / 900], phone: [0.55, 965 / 1134] },
  'outback-caravans': { wide: [0.32, 640 / 900], phone: [0.33, 590 / 768] },
} as const
const SCREENS = [
  [360, 780],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const

/** Where a row of the picture is on the page, and what is over it. */
const measure = (page: Page, [sky, wheels]: readonly [number, number]) =>
  page.evaluate(
    ([skyShare, wheelShare]) => {
      const boxOf = (name: string) => document.querySelector(name)?.getBoundingClientRect()
      const picture = document.querySelector<HTMLImageElement>('.hero__pic img')
      const box = picture?.getBoundingClientRect()
      if (!picture || !box) throw new Error('No picture')
      const scale = Math.max(box.width / picture.naturalWidth, box.height / picture.naturalHeight)
      const down = Number.parseFloat(getComputedStyle(picture).objectPosition.split(' ')[1] ?? '50') / 100
      const top = box.top + (box.height - picture.naturalHeight * scale) * down
      const rowAt = (share: number) => top + picture.naturalHeight * scale * share
      return {
        finder: (boxOf('.finder')?.top ?? 0) - rowAt(wheelShare),
        words: rowAt(skyShare) - (boxOf('.hero__text')?.bottom ?? 0),
        isOver: (boxOf('.hero__text')?.bottom ?? 0) > box.top,
        finderEnd: boxOf('.finder')?.bottom ?? 0,
      }
    },
    [sky, wheels] as const,
  )

for (const [tenant, drawn] of Object.entries(DRAWN))
  test(`${tenant}: wheels stand on the road above the finder, words in the sky @desktop`, async ({
    page,
  }) => {
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      await page.goto(siteOf(tenant))
      await expect(page.locator('.hero__pic img')).toHaveJSProperty('complete', true)
      const { finder, words, isOver, finderEnd } = await measure(page, width < 640 ? drawn.phone : drawn.wide)
      expect(finder, `wheels above the finder at ${width}`).toBeGreaterThanOrEqual(24)
      if (isOver) expect(words, `words above the hills at ${width}`).toBeGreaterThanOrEqual(0)
      if (width >= 768)
        expect(finderEnd, `the finder in the first view at ${width}`).toBeLessThanOrEqual(height)
    }
  })
