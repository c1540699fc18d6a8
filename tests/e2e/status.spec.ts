/** B12 How fresh the stock is, told on the list and on a page of its own. */
import { expect, overflow, test } from './fixtures'
import { siteOf } from './setup'

test('B12 a list says when the stock was updated, and leads to the page that says it of each dealership @phone', async ({
  page,
}) => {
  await page.goto(`${siteOf('westside-motors')}/search`)
  const badge = page.locator('.list__fresh a')
  await expect(badge).toContainText(/^Stock updated (?:just now|\d+ (?:min|h) ago|\w{3} \d)/)
  await badge.click()
  await expect(page).toHaveURL(/\/status$/)
  const main = page.locator('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('How fresh this is')
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(7)
  await expect(main.locator('.status.is-open').first()).toBeVisible()
  expect(await overflow(page)).toBe(0)
})
