/** The ways in which a page shows several locations. */
import { axe, expect, overflow, test } from './fixtures'
import { siteOf } from './setup'

const yards = `${siteOf('westside-motors')}/pages/visit-us`

test('C1 six yards in a row: five are seen, buttons move it, no hint @desktop', async ({ page, faults }) => {
  await page.goto(yards)
  const row = page.getByRole('region', { name: 'Six yards' })
  const cards = row.getByRole('article')
  await expect(cards).toHaveCount(6)
  await expect(page.locator('.places__swipe')).toBeHidden()
  await row.scrollIntoViewIfNeeded()
  await expect(cards.nth(4)).toBeInViewport({ ratio: 0.99 })
  await expect(cards.nth(5)).not.toBeInViewport()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(cards.nth(5)).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(cards.nth(0)).toBeInViewport({ ratio: 0.9 })
  expect([await axe(page), await overflow(page)]).toEqual([[], 0])
  expect(faults).toEqual([])
})

test('C1 on a phone the row is swiped, and says so @phone', async ({ page }) => {
  await page.goto(yards)
  const row = page.getByRole('region', { name: 'Six yards' })
  await expect(page.locator('.places__swipe')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
  await row.evaluate((element) => element.scrollBy({ left: element.clientWidth }))
  await expect(row.getByRole('article').nth(1)).toBeInViewport({ ratio: 0.8 })
  expect(await overflow(page)).toBe(0)
})

test('C1 by state, as lines, as hours', async ({ page }) => {
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
