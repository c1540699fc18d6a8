import { expect } from 'vitest'
import { DEALER, DEALERSHIP, hostOf, PLATFORM, type Cluster } from './cluster'
import type { ClusterCalls } from './clusterCalls'
import type { Send } from './rawHttp'

const WITHIN_MS = 2000

/** All at once, like visitors: each gets a 503 within 2 s, pages of a dealer that was visited before in its look. */
export async function refusesAll(
  { cluster, calls }: { cluster: Cluster; calls: ClusterCalls },
  what: string,
  good: Send,
  slug: string,
): Promise<void> {
  // A dealer whose pages nobody has requested: of the others this process still has some in its cache.
  const dealer = hostOf(slug)
  const pages = ['/search', '/search?make=Jayco', '/cars/nothing', '/locations/nothing', '/nowhere']
  const requests: Send[] = [
    good,
    { host: dealer, path: '/api/cars/search' },
    { host: PLATFORM, path: `/api/v1/dealerships/${DEALERSHIP}/cars`, headers: calls.auth },
    { host: PLATFORM, path: '/admin/api/users/me' },
    ...pages.map((path) => ({ host: dealer, path })),
    { host: DEALER, path: '/cars/nothing' },
  ]
  const answers = await Promise.all(
    requests.map(async (request) => {
      const since = performance.now()
      const { status, headers, text } = await cluster.two.ask(request)
      return { path: request.path, status, headers, text, ms: performance.now() - since }
    }),
  )
  console.info(`${what}:`, ...answers.map(({ path, ms }) => `${path} ${Math.round(ms)} ms;`))
  for (const { path, status, headers, ms } of answers)
    expect([path, status, Number(headers['retry-after']), ms < WITHIN_MS]).toEqual([
      path,
      503,
      expect.any(Number),
      true,
    ])
  for (const { text } of answers.slice(4)) expect(text).toContain('not available just now')
  expect(answers.at(-1)?.text).toContain('<header')
  expect(cluster.two.alive()).toBe(true)
}
