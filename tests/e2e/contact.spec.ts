/** The ways to reach a dealer, and its reviews. */
import { isFull } from '../helpers/full'
import { ask, axe, expect, overflow, test } from './fixtures'
import { serverPort, siteOf, TENANTS, WALKED } from './setup'
import { pathsOf, typesOf } from './siteTypes'

const REVIEWED = {
  'harbour-toyota': { average: '4.8', yards: 3 },
  'westside-motors': { average: '4.6', yards: 6 },
  'outback-caravans': { average: '4.9', yards: 0 },
}

for (const tenant of TENANTS) {
  test(`T1 T3 ${tenant} has its own words on the contact page, each desk and whether it is open, beside the form @full-desktop`, async ({
    page,
    faults,
  }) => {
    await page.goto(`${siteOf(tenant)}/contact-us`)
    await expect(page.locator('h1')).not.toHaveText('Contact us')
    const ways = page.locator('.ways')
    for (const desk of ['Sales', 'Service', 'Parts'])
      await expect(ways.locator('div', { hasText: desk }).locator('.status').first()).toBeVisible()
    await expect(ways.locator('a[href^="mailto:"]')).toBeVisible()
    const numbers = await ways.locator('a[href^="tel:"]').count()
    expect(numbers).toBe(tenant === 'outback-caravans' ? 0 : 3)
    if (!numbers) {
      await ways.getByRole('button', { name: 'Show number (08) 55…' }).first().click()
      await expect(ways.getByRole('link', { name: '(08) 5550 0173' })).toBeFocused()
    }
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await axe(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test(`T1 ${tenant}: the contact form stands in the first view of a large screen @desktop`, async ({
    page,
  }) => {
    await page.goto(`${siteOf(tenant)}/contact-us`)
    await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport()
    await expect(page.getByLabel('Full name')).toBeInViewport()
  })

  test(`C5 ${tenant}: reviews stand beside the figure of all yards, each with the page where they are written @phone`, async ({
    page,
  }) => {
    await page.goto(`${siteOf(tenant)}/about-us`)
    const { average, yards } = REVIEWED[tenant]
    const score = page.locator('.score')
    await expect(score.locator('b')).toHaveText(average)
    const links = score.locator('a')
    await expect(links).toHaveCount(Math.max(1, yards))
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      expect(href).toMatch(/^https:\/\/reviews\.example\//)
    await expect(page.locator('.review')).toHaveCount(3)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })

  test(`Q2 ${tenant}: each ${WALKED} is on this host, answers at once and may be indexed @desktop`, async ({
    request,
  }) => {
    test.setTimeout(300_000)
    const paths = await pathsOf(request, tenant)
    const cars = paths.filter((at) => at.startsWith('/cars/'))
    const own = paths.filter((at) => !at.startsWith('/cars/'))
    const pages = isFull ? [...own, ...cars.slice(0, 5)] : await typesOf(request, tenant)
    expect(new Set(paths).size).toBe(paths.length)
    for (const at of pages) {
      const answer = await ask(request, tenant, at)
      const html = await answer.text()
      expect(answer.status(), at).toBe(200)
      expect(html, at).not.toMatch(/<meta name="robots" content="[^"]*noindex/)
      const canonical = html.match(/<link rel="canonical" href="([^"]*)"/)?.[1] ?? ''
      const { host, pathname, search } = new URL(canonical.replaceAll('&amp;', '&'))
      expect(host, at).toBe(`${tenant}.localhost:${serverPort}`)
      expect(pathname + search, at).toBe(at)
    }
  })
}

test('N5 the link to a car’s place moves to the map and takes the focus there @phone', async ({
  page,
  request,
}) => {
  const list = await (await ask(request, 'harbour-toyota', '/search')).text()
  const slug = list.match(/href="\/cars\/([^"#?/]+)"/)?.[1] ?? ''
  await page.goto(`${siteOf('harbour-toyota')}/cars/${slug}`)
  await page.locator('a[href="#vehicle-map"]:visible').first().click()
  await expect(page.locator('#vehicle-map')).toBeInViewport()
  await expect(page.locator('#vehicle-map')).toBeFocused()
})
