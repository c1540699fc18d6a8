/** The HTML of a dealer's pages, as it is and packed: what every page carries again and again shows here. */
import { gzipSync } from 'node:zlib'
import { ask, expect, test } from './fixtures'
import { TENANTS } from './setup'

const KB = 1000

/** At most this many kB, and packed: what decision 0138 gave, and 5 % for other cars of the demo. */
const MOST = {
  '/': [108, 20],
  // With the dealer's pictures in the cards between cars, and a place in the address of each car's picture.
  '/search': [173, 27.5],
  car: [115, 24],
  '/special-offers': [47, 12],
  '/models': [81, 14],
  '/contact-us': [67, 14],
  '/garage': [69, 15],
  // With the newest cars.
  '/nope': [66, 14],
} as const

for (const tenant of TENANTS)
  test(`${tenant}: no page is heavier than it was made @desktop`, async ({ request }) => {
    const list = await (await ask(request, tenant, '/search')).text()
    const car = /href="(\/cars\/[^"#?/]+)"/.exec(list)?.[1] ?? ''
    expect(car).not.toBe('')
    const heavy: string[] = []
    for (const [path, [most, mostPacked]] of Object.entries(MOST)) {
      const html = await (await ask(request, tenant, path === 'car' ? car : path)).body()
      const [kb, packed] = [html.length / KB, gzipSync(html).length / KB]
      if (kb > most || packed > mostPacked)
        heavy.push(`${path}: ${kb.toFixed(1)} kB, ${packed.toFixed(1)} packed`)
    }
    expect(heavy).toEqual([])
  })

test('the panels of the menus are no part of a page, and come with the ETag of one @desktop', async ({
  request,
}) => {
  for (const tenant of TENANTS) {
    const page = await (await ask(request, tenant, '/')).text()
    const answer = await ask(request, tenant, '/api/menus')
    const markup = await answer.text()
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([
      200,
      'public, max-age=0, must-revalidate',
    ])
    expect(answer.headers().etag).toMatch(/^W\/"/)
    expect(markup).toContain('drawer-places')
    expect(page).not.toContain('mega__tabs')
    expect(page).not.toContain('drawer__place')
  }
})

test('the drawing of the icons comes from its short address, for a year @desktop', async ({ request }) => {
  const page = await (await ask(request, TENANTS[0], '/')).text()
  const [, address = ''] = /<use href="(\/i\/[\w-]+)#/.exec(page) ?? []
  const answer = await ask(request, TENANTS[0], address)
  expect([answer.status(), answer.headers()['content-type'], answer.headers()['cache-control']]).toEqual([
    200,
    'image/svg+xml',
    'public, max-age=31536000, immutable',
  ])
  expect(await answer.text()).toContain('<symbol id="star"')
})
