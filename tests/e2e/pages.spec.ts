import { oneOfEachType, sitemapPaths, UNLISTED } from '../helpers/sitemap'
import { ask, axe, expect, overflow, test } from './fixtures'
import { platform, siteOf, TENANTS } from './setup'

const NAMES = {
  'harbour-toyota': 'Harbour Toyota',
  'westside-motors': 'Westside Motors',
  'outback-caravans': 'Outback Caravans',
}
/** One address of each type of page. */
const PAGES = [
  '/',
  '/search/new-used-and-demo-cars',
  '/search?query=zzzzzzzz',
  '/locations',
  '/contact-us',
  '/special-offers',
  '/about-us',
  '/blog',
  '/privacy-policy',
  '/success?ref=L2345678A',
]

// A file's tests are run in turn otherwise, and this one outlasts all others.
test.describe.configure({ mode: 'parallel' })

for (const tenant of TENANTS)
  for (const path of PAGES)
    test(`Q6 Q7 ${tenant} ${path} is whole: heading, name, no fault, no overflow, axe clean`, async ({
      page,
      faults,
    }) => {
      const response = await page.goto(siteOf(tenant) + path)
      expect(response?.status()).toBe(200)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page).toHaveTitle(new RegExp(NAMES[tenant]))
      await page.waitForLoadState('networkidle')
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await axe(page)).toEqual([])
      expect(faults).toEqual([])
    })

for (const tenant of TENANTS) {
  test(`Q6 ${tenant} a car, an offer, a location, a post are whole and axe clean`, async ({
    page,
    faults,
  }) => {
    const lists: [string, string][] = [
      ['/search', 'a[href^="/cars/"]'],
      ['/special-offers', 'a[href^="/offers/"]'],
      ['/locations', 'a[href^="/locations/"]'],
      ['/blog', 'main a[href^="/blog/"]'],
    ]
    for (const [list, link] of lists) {
      await page.goto(siteOf(tenant) + list)
      const href = await page.locator(link).first().getAttribute('href')
      expect(href, `${list} links to ${link}`).toBeTruthy()
      const response = await page.goto(siteOf(tenant) + href)
      expect(response?.status(), href ?? list).toBe(200)
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await overflow(page), `${href} overflows`).toBeLessThanOrEqual(0)
      expect(await axe(page), href ?? list).toEqual([])
    }
    expect(faults).toEqual([])
  })

  test(`Q6 ${tenant} one page of every other type is axe clean @phone`, async ({ page, request, faults }) => {
    test.slow()
    const paths = await sitemapPaths(async (at) => (await ask(request, tenant, at)).text())
    const types = [...oneOfEachType(paths), ...UNLISTED].filter((at) => !PAGES.includes(at))
    const unclean: string[] = []
    for (const at of types) {
      await page.goto(siteOf(tenant) + at)
      unclean.push(...(await axe(page)).map((fault) => `${at} ${fault}`))
    }
    expect(unclean).toEqual([])
    expect(faults).toEqual([])
  })

  test(`T1 ${tenant} answers what is not there with a 404 in its own look`, async ({ page }) => {
    const response = await page.goto(`${siteOf(tenant)}/no-such-page`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('navigation').first()).toBeAttached()
    await expect(page).toHaveTitle(new RegExp(NAMES[tenant]))
    expect(await axe(page)).toEqual([])
    expect((await page.goto(`${siteOf(tenant)}/cars/no-such-car`))?.status()).toBe(404)
  })
}

test('T1 an unknown host shows no dealer @desktop', async ({ request }) => {
  const response = await ask(request, 'nobody', '/')
  expect(response.status()).toBe(404)
  const text = await response.text()
  for (const name of Object.values(NAMES)) expect(text).not.toContain(name)
})

test('the platform host lists the demo dealers, and its admin stays off dealer hosts', async ({
  page,
  request,
}) => {
  await page.goto(platform)
  for (const name of Object.values(NAMES)) await expect(page.getByRole('link', { name })).toBeVisible()
  for (const path of ['/admin', '/admin/api/users', '/api/v1/openapi.json', '/developers', '/metrics'])
    expect((await ask(request, 'harbour-toyota', path)).status(), path).toBe(404)
})
