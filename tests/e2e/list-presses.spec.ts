/** Presses while a list is on its way: switches, and boxes that would move. */
import { setTimeout as after } from 'node:timers/promises'
import { expect, ready, test } from './fixtures'
import { box, open, settled, tick } from './listPage'
import { siteOf } from './setup'
import { slowData } from '../helpers/sixTicks'

const westside = siteOf('westside-motors')

test('a quick filter pressed twice before its list has come is off @desktop', async ({ page }) => {
  await slowData(page)
  await page.goto(`${westside}/search`)
  await ready(page)
  const utes = page.getByRole('navigation', { name: 'Quick filters' }).getByRole('link', { name: 'Utes' })
  await utes.click()
  await after(200)
  await utes.click()
  await after(2000)
  await settled(page)
  await expect(page).toHaveURL(/\/search$/)
  await expect(box(page, 'body', 'Ute')).not.toBeChecked()
})

test('models that open under a ticked make do not move the next make from under the pointer @desktop', async ({
  page,
}) => {
  await slowData(page)
  await page.goto(`${westside}/search`)
  await ready(page)
  await open(page, 'make')
  const [first, next] = await page
    .locator('input[name="make"]')
    .evaluateAll((boxes: HTMLInputElement[]) => boxes.slice(0, 2).map(({ value }) => value))
  await tick(page, 'make', first ?? '')
  const row = page.locator('label.check', { has: box(page, 'make', next ?? '') }).locator('.check__n')
  await row.hover()
  const before = await row.boundingBox()
  await expect(page.getByRole('group', { name: `Models of ${first}` })).toBeVisible()
  const now = await row.boundingBox()
  expect(Math.abs((now?.y ?? 0) - (before?.y ?? 1e4))).toBeLessThan(4)
  await page.mouse.down()
  await page.mouse.up()
  await expect(box(page, 'make', next ?? '')).toBeChecked()
})
