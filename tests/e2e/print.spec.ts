/** Pages of a dealer on paper. */
import { expect, test } from './fixtures'
import { siteOf, TENANTS } from './setup'

const site = siteOf('harbour-toyota')

test('a car on paper has its price and its facts, and nothing that is pressed @desktop', async ({ page }) => {
  await page.goto(`${site}/search`)
  await page.locator('main .card a[href*="/cars/"]').first().click()
  await page.waitForURL(/\/cars\//)
  await page.emulateMedia({ media: 'print' })
  for (const read of ['main h1', '.buy__price', '.keys'])
    await expect(page.locator(read).first()).toBeVisible()
  for (const pressed of ['.header__tools', '.buy__cta', '#enquire', '.section.stock', '.footer__sell'])
    await expect(page.locator(pressed).filter({ visible: true })).toHaveCount(0)
})

test('an offer on paper has its conditions as a whole @desktop', async ({ page }) => {
  await page.goto(`${site}/special-offers`)
  await page.locator('main a[href*="/offers/"]').first().click()
  await page.waitForURL(/\/offers\//)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#offer-disclaimer .cut__full')).toBeVisible()
  await expect(page.locator('#offer-disclaimer .cut__short')).toBeHidden()
  await expect(page.locator('#enquire')).toBeHidden()
})

for (const tenant of TENANTS)
  test(`${tenant}: what is light on a dark ground is black on paper @desktop`, async ({ page }) => {
    await page.goto(`${siteOf(tenant)}/special-offers`)
    await page.emulateMedia({ media: 'print' })
    const words = page.locator(':is(.header, .footer) :is(a, p, b, span)').filter({ visible: true })
    expect(await words.count()).toBeGreaterThan(3)
    const colours = await words.evaluateAll((all) => all.map((one) => getComputedStyle(one).color))
    expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']))
  })
