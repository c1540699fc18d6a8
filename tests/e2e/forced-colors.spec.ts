/** High contrast of the system: it draws none of our backgrounds, so what is chosen needs one of its own. */
import type { Locator } from '@playwright/test'
import { z } from 'zod'
import { ask, expect, test } from './fixtures'
import { siteOf } from './setup'

const DEALER = 'westside-motors'
const site = siteOf(DEALER)
const hits = z.object({ hits: z.array(z.object({ slug: z.string() })).min(2) })
const fill = (of: Locator) => of.first().evaluate((element) => getComputedStyle(element).backgroundColor)

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('a chosen day, time, term and kind of car are seen in the reader’s own colours @phone', async ({
  page,
}) => {
  await page.goto(`${site}/book-test-drive`)
  await page.locator('.where').first().click()
  for (const [chosen, other] of [
    ['.where[aria-current]', '.where:not([aria-current])'],
    ['.day[aria-current]', 'a.day:not([aria-current])'],
  ] as const)
    await expect
      .poll(async () => (await fill(page.locator(chosen))) !== (await fill(page.locator(other))), chosen)
      .toBe(true)
  await page.goto(`${site}/finance`)
  expect(await fill(page.locator('.seg input:checked + span'))).not.toBe(
    await fill(page.locator('.seg input:not(:checked) + span')),
  )
  await page.goto(site)
  expect(await fill(page.locator('.finder__type input:checked + span'))).not.toBe(
    await fill(page.locator('.finder__type input:not(:checked) + span')),
  )
})

test('a switch is seen, on and off @phone', async ({ page, request }) => {
  const cars = hits.parse(await (await ask(request, DEALER, '/api/cars/search')).json()).hits.slice(0, 2)
  await page.goto(`${site}/compare?cars=${cars.map(({ slug }) => slug).join(',')}`)
  const box = page.locator('.switch input').first()
  await expect(box).toHaveCSS('border-top-style', 'solid')
  const on = await fill(box)
  await box.uncheck()
  await expect.poll(() => fill(page.locator('.switch input'))).not.toBe(on)
})
