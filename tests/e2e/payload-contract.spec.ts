/** What src/admin/payloadContract.ts names is on Payload's screens as they are drawn, and does what it is taken for. */
import {
  cellOf,
  fieldId,
  NAMELESS,
  NAV,
  NOT_REACHED,
  OPEN_MENU,
  SCROLLED,
  SHOWN,
} from '@/admin/payloadContract'
import { expect, signIn, test } from './fixtures'
import { platform } from './setup'

/** Parts that a screen has only in a state which these three do not show. */
const IN_OTHER_STATES = [
  '.clickable-arrow--left',
  '.clickable-arrow--right',
  '.date-time-picker__clear-button',
  '.file-details__remove, .file-details-draggable__remove, .file-field__remove',
  '#live-preview-iframe',
  '[name="live-preview-width"]',
  '[name="live-preview-height"]',
]

test('a list, a page’s form and a car’s form have the parts that the contract names @desktop', async ({
  page,
}) => {
  // Five of the largest screens.
  test.slow()
  await signIn(page, 'dealer_admin', 'westside-motors')
  const first = async (list: string) => {
    const docs: unknown = await page.evaluate(
      async (url) => (await (await fetch(url)).json()).docs,
      `${platform}/admin/api/${list}?limit=1&depth=0`,
    )
    return `${platform}/admin/collections/${list}/${Array.isArray(docs) ? docs[0].id : ''}`
  }
  const seen = new Set<string>()
  const look = async (there: readonly string[]) => {
    for (const selector of there) await expect(page.locator(selector).first(), selector).toBeAttached()
    for (const [selector] of NAMELESS) {
      const parts = page.locator(selector)
      if (!(await parts.count())) continue
      seen.add(selector)
      // By its attributes: one that is hidden just now has no name for anybody.
      const nameless = () =>
        parts.evaluateAll((all) => {
          const isNamed = (part: Element) =>
            part.getAttribute('aria-label') ||
            part.getAttribute('aria-labelledby') ||
            (part instanceof HTMLInputElement && part.labels?.length)
          return all.filter((part) => !isNamed(part)).length
        })
      await expect.poll(nameless, selector).toBe(0)
    }
  }

  await page.goto(`${platform}/admin/collections/pages`)
  await look([
    ...[SHOWN, OPEN_MENU, cellOf('pages', 'title'), `.${NAV.base}`],
    ...[NAV.wrap, NAV.controls, NAV.link, NAV.mark, NAV.group].map((name) => `.${name}`),
  ])

  await page.goto(await first('pages'))
  await look([
    `#${fieldId('title')}`,
    '#action-save-draft',
    '.doc-controls__meta .fc-moment',
    ...[SCROLLED, '.field-type label', '.collapsible__drag'],
  ])

  await page.goto(await first('posts'))
  await look(['.ContentEditable__root'])

  await page.goto(await first('cars'))
  const price = page.locator(`#${fieldId('price')}`)
  const tab = page.locator('.tabs-field__tab-button').filter({ hasText: /\S/ })
  await expect(tab.nth(1)).toBeAttached()
  await look([])
  await expect(async () => {
    for (const one of await tab.all()) {
      await one.click()
      if (await price.isVisible()) break
    }
    await expect(price).toBeVisible({ timeout: 500 })
  }).toPass()

  const reached = page.locator('.dropdown-indicator[aria-hidden="true"]')
  await expect(reached.first()).toBeAttached()
  await expect(page.locator(NOT_REACHED)).toHaveCount(0)
  expect(
    NAMELESS.map(([selector]) => selector).filter((one) => !seen.has(one) && !IN_OTHER_STATES.includes(one)),
  ).toEqual([])
})
