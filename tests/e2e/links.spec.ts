import { crawl } from '../helpers/crawl'
import { ask, expect, test } from './fixtures'
import { levelOf, siteOf, TENANTS } from './setup'

for (const tenant of TENANTS)
  // faults: B4
  test(`V8 N6 every link of ${tenant} leads somewhere and every button has an effect @desktop${levelOf(tenant, 'outback-caravans')}`, async ({
    request,
  }) => {
    test.setTimeout(120_000)
    const { pages, dead } = await crawl(siteOf(tenant), async (path) => {
      const answer = await ask(request, tenant, path)
      return { status: answer.status(), location: answer.headers().location, html: await answer.text() }
    })
    expect(dead).toEqual([])
    expect(pages).toBeGreaterThan(60)
  })
