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
  await openRow(page, page.getByRole('link', { name: 'Add a redirect' }), /\/redirects\/create/)
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
    await expect(row.locator('.cell-used')).toContainText('2 times', { timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await expect(row.locator('.cell-used')).toContainText(/Last today \d/)
  await expect(row.locator('.cell-works')).toHaveText('WorksPermanent')

  await signIn(page, 'dealer_admin', 'harbour-toyota')
  await page.goto(`${LIST}?search=${encodeURIComponent(from)}`)
  await expect(page.locator('h1')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('N14 pasted old addresses of cars and teams, and of a part that is switched off, lead on @desktop', async ({
  page,
  request,
}) => {
  const other = 'outback-caravans'
  const [car, team] = [`/cars/2019-jayco-${Date.now()}`, `/Teams/${Date.now()}/`]
  await signIn(page, 'editor', other)
  await page.goto(LIST)
  const form = page.locator('details', { hasText: 'Import redirects from your old website' })
  await form.locator('summary').click()
  await form.getByLabel('Addresses').fill(`${car}, /search\n${team}, /contact-us\n/finance, /contact-us`)
  await form.getByRole('button', { name: 'Check them first' }).click()
  await form.getByRole('button', { name: /^Make \d redirects$/ }).click()
  await expect(form.getByRole('status')).toHaveText(/^\d redirects made\.$/)
  for (const [from, to] of [
    [car, '/search'],
    [team.toLowerCase(), '/contact-us'],
    [team.slice(0, -1), '/contact-us'],
    ['/finance', '/contact-us'],
  ] as const) {
    const answer = await ask(request, other, from)
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 301, to])
  }
  // Where the part is on, its page answers.
  expect((await ask(request, DEALER, '/finance')).status()).toBe(200)
})
