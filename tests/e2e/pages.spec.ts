import { UNLISTED } from '../helpers/sitemap'
import { ask, axe, expect, overflow, ready, test } from './fixtures'
import { platform, siteOf, TENANTS } from './setup'
import { typesOf } from './siteTypes'

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

/** A list, and a link in it that leads to one row. */
const ROWS = [
  ['/search', /href="(\/cars\/[^"?#]+)"/],
  ['/special-offers', /href="(\/offers\/[^"?#]+)"/],
  ['/locations', /href="(\/locations\/[^"?#]+)"/],
  ['/blog', /href="(\/blog\/[^"?#]+)"/],
] as const

// A file's tests are run in turn otherwise, and this one outlasts all others.
test.describe.configure({ mode: 'parallel', timeout: 180_000 })

for (const tenant of TENANTS) {
  // Colours are a dealer's own; what a phone shows otherwise is the same for all.
  test(`Q6 Q7 ${tenant} one page of each type is whole: heading, name, no fault, no overflow, axe clean${tenant === 'westside-motors' ? '' : ' @full-phone'}`, async ({
    page,
    request,
    faults,
  }) => {
    const rowOn = async ([list, link]: (typeof ROWS)[number]) =>
      link.exec(await (await ask(request, tenant, list)).text())?.[1] ?? `no link on ${list}`
    for (const path of [...PAGES, ...(await Promise.all(ROWS.map(rowOn)))]) {
      const response = await page.goto(siteOf(tenant) + path)
      expect(response?.status(), path).toBe(200)
      await ready(page)
      await expect(page.locator('h1'), path).toHaveCount(1)
      if (PAGES.includes(path)) await expect(page, path).toHaveTitle(new RegExp(NAMES[tenant]))
      expect(await overflow(page), path).toBeLessThanOrEqual(0)
      expect(await axe(page), path).toEqual([])
    }
    expect(faults).toEqual([])
  })

  test(`Q6 ${tenant} one page of every other type is axe clean @phone`, async ({ page, request, faults }) => {
    const types = (await typesOf(request, tenant, UNLISTED)).filter((at) => !PAGES.includes(at))
    const unclean: string[] = []
    for (const at of types) {
      await page.goto(siteOf(tenant) + at)
      unclean.push(...(await axe(page)).map((fault) => `${at} ${fault}`))
    }
    expect(unclean).toEqual([])
    expect(faults).toEqual([])
  })

  test(`T1 ${tenant} answers what is not there with a 404 in its own look @desktop`, async ({ request }) => {
    for (const path of ['/no-such-page', '/cars/no-such-car']) {
      const answer = await ask(request, tenant, path)
      expect(answer.status(), path).toBe(404)
      const html = await answer.text()
      expect(html, path).toMatch(/<nav\b/)
      expect(/<title>([^<]*)/.exec(html)?.[1], path).toContain(NAMES[tenant])
    }
  })
}

test('T1 an unknown host shows no dealer @desktop', async ({ request }) => {
  const response = await ask(request, 'nobody', '/')
  expect(response.status()).toBe(404)
  const text = await response.text()
  for (const name of Object.values(NAMES)) expect(text).not.toContain(name)
})

test('the platform host lists the demo dealers, and its admin stays off dealer hosts @full-phone', async ({
  page,
  request,
}) => {
  await page.goto(platform)
  for (const name of Object.values(NAMES)) await expect(page.getByRole('link', { name })).toBeVisible()
  for (const path of ['/admin', '/admin/api/users', '/api/v1/openapi.json', '/developers', '/metrics'])
    expect((await ask(request, 'harbour-toyota', path)).status(), path).toBe(404)
})
