/** The ways in which a page shows several locations. */
import type { Locator } from '@playwright/test'
import { axe, expect, overflow, test } from './fixtures'
import { siteOf } from './setup'

const yards = `${siteOf('westside-motors')}/pages/visit-us`

/** The numbers of the cards that are completely visible in the row. */
const shown = (row: Locator): Promise<number[]> =>
  row.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const boxes = [...element.children].map((card) => card.getBoundingClientRect())
    return boxes.flatMap((box, at) => (box.left > left - 2 && box.right < right + 2 ? [at + 1] : []))
  })

test('C1 six yards in a row: five are seen, buttons move it, no hint @desktop', async ({ page, faults }) => {
  await page.goto(yards)
  const row = page.getByRole('region', { name: 'Six yards' })
  await expect(row.getByRole('article')).toHaveCount(6)
  await expect(page.locator('.places__swipe')).toBeHidden()
  expect(await shown(row)).toEqual([1, 2, 3, 4, 5])
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => shown(row)).toEqual([2, 3, 4, 5, 6])
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => shown(row)).toEqual([1, 2, 3, 4, 5])
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  expect(faults).toEqual([])
})

test('C1 on a phone the row is swiped, and says so @phone', async ({ page }) => {
  await page.goto(yards)
  const row = page.getByRole('region', { name: 'Six yards' })
  await expect(page.locator('.places__swipe')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
  await row.evaluate((element) => element.scrollBy({ left: element.clientWidth }))
  await expect.poll(() => shown(row)).toEqual([2])
  expect(await overflow(page)).toBe(0)
})

test('C1 by state, as lines, as hours @full-desktop', async ({ page }) => {
  await page.goto(`${siteOf('westside-motors')}/service`)
  const groups = page.locator('.places__group')
  await expect(groups.getByRole('heading', { level: 3 })).toHaveText(['Victoria', 'South Australia'])
  await expect(groups.nth(1).getByRole('article')).toHaveCount(1)
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])

  await page.goto(`${siteOf('westside-motors')}/vehicle-parts-and-accessories`)
  const lines = page.locator('.placerows > li')
  await expect(lines).toHaveCount(2)
  await expect(lines.first().getByRole('link', { name: 'Get directions' })).toBeVisible()
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])

  await page.goto(`${siteOf('harbour-toyota')}/service/booking`)
  await expect(page.locator('.placehours article')).toHaveCount(2)
  await expect(page.locator('.placehours').getByRole('table').first()).toBeVisible()
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
})
