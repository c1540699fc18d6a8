/** N14 An old address of the website, from the form that makes it to the count beside it. */
import { ask, expect, openRow, signIn, test } from './fixtures'
import { platform, siteOf } from './setup'

const DEALER = 'westside-motors'
const LIST = `${platform}/admin/collections/redirects`

test('N14 an editor makes a redirect, shoppers follow it with their query, and the list counts them @desktop', async ({
  page,
  browser,
  request,
}) => {
  const from = `/old-yard-${Date.now()}`
  await signIn(page, 'editor', DEALER)
  await page.goto(LIST)
  await openRow(page, page.getByRole('link', { name: /create new/i }).first(), /\/redirects\/create/)
  await page.locator('#field-from').fill(from)
  await page.locator('#field-to').fill('/special-offers')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/redirects\/(?!create)[\w-]+/)

  const context = await browser.newContext()
  const shopper = await context.newPage()
  await shopper.goto(`${siteOf(DEALER)}${from}?utm_source=flyer&page=1`)
  const arrived = new URL(shopper.url())
  expect([arrived.pathname, arrived.searchParams.get('utm_source')]).toEqual(['/special-offers', 'flyer'])
  await context.close()
  const again = await ask(request, DEALER, `${from}?utm_source=letter`)
  expect([again.status(), again.headers().location]).toEqual([301, '/special-offers?utm_source=letter'])
  // Nobody else's website knows it.
  expect((await ask(request, 'harbour-toyota', from)).status()).toBe(404)

  const row = page.locator('.collection-list tbody tr', { hasText: from })
  await expect(async () => {
    await page.goto(`${LIST}?search=${encodeURIComponent(from)}`)
    await expect(row.locator('.cell-hits')).toHaveText('2', { timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await expect(row.locator('.cell-last_hit')).toContainText(/\d{4}, \d/)

  await signIn(page, 'dealer_admin', 'harbour-toyota')
  await page.goto(`${LIST}?search=${encodeURIComponent(from)}`)
  await expect(page.locator('h1')).toBeVisible()
  await expect(row).toHaveCount(0)
})
