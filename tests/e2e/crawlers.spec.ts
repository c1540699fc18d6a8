/** What llms.txt names, and addresses by which a team is found. */
import { ask, expect, test } from './fixtures'
import { TENANTS } from './setup'

const TEAM = {
  'harbour-toyota': 'maroochydore',
  'westside-motors': 'footscray',
  'outback-caravans': 'bassendean',
}

for (const tenant of TENANTS)
  test(`G9 ${tenant} llms.txt names each place and page once, by addresses that answer and that robots.txt leaves open @desktop`, async ({
    request,
  }) => {
    const closed = [
      ...(await (await ask(request, tenant, '/robots.txt')).text()).matchAll(/^Disallow: (\S+)/gm),
    ]
      .map(([, rule = '']) => rule.replace(/[.?+^$[\]\\(){}|]/g, '\\$&').replaceAll('*', '.*'))
      .map((rule) => new RegExp(`^${rule}`))
    const text = await (await ask(request, tenant, '/llms.txt')).text()
    const lines = [...text.matchAll(/^- \[([^\]]+)\]\(https?:\/\/[^/)]+([^)]*)\)/gm)]
    const paths = lines.map(([, , path = '']) => path || '/')
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
    expect(paths.filter((path) => closed.some((rule) => rule.test(path)))).toEqual([])
    const places = /## Locations\n\n([\s\S]*?)\n\n/.exec(text)?.[1]?.split('\n') ?? []
    const addresses = places.map((line) => /\): ([^,]+, [^,]+)/.exec(line)?.[1])
    expect(new Set(addresses).size).toBe(places.length)
    for (const path of paths.filter((one) => one !== '/mcp'))
      expect([path, (await ask(request, tenant, path)).status()]).toEqual([path, 200])
  })

const OF_DEALERSHIP = {
  'harbour-toyota': ['harbour-maroochydore', 'maroochydore-service'],
  'westside-motors': ['westside-footscray'],
  'outback-caravans': ['outback-bassendean', 'bassendean-parts'],
}
for (const tenant of TENANTS)
  test(`G9 ${tenant} the team of a dealership is found by its slug, with the location's address as its own @desktop`, async ({
    request,
  }) => {
    const html = async (slug: string) => {
      const answer = await ask(request, tenant, `/teams/${slug}`)
      return [answer.status(), /rel="canonical" href="[^"]*(\/teams\/[^"]+)"/.exec(await answer.text())?.[1]]
    }
    for (const slug of [TEAM[tenant], ...OF_DEALERSHIP[tenant]])
      expect([slug, ...(await html(slug))]).toEqual([slug, 200, `/teams/${TEAM[tenant]}`])
    const others = TENANTS.filter((other) => other !== tenant).flatMap((other) => OF_DEALERSHIP[other])
    for (const slug of others) expect([slug, (await html(slug))[0]]).toEqual([slug, 404])
  })
