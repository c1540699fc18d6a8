import type { IncomingMessage } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { pageCachePort } from '@/cache/port'
import { registerStoreHealth } from '@/lib/storeHealth'
import { onRequestError } from '@/instrumentation'
import { send, type Send } from '../../helpers/rawHttp'
import { openListener, page, until, wait, type Rig } from './support'

let rig: Rig
afterEach(() => {
  registerStoreHealth(undefined)
  return rig.close()
})

const SHELL = '<!DOCTYPE html><html id="__next_error__"><head></head></html>'
const gone = Object.assign(new Error('x'), { name: 'MongoServerSelectionError' })

/** What Next does with a page that throws: the hook learns of it, and an empty 500 goes out. */
async function failing(error: Error, req: IncomingMessage) {
  const { url = '', method = 'GET', headers } = req
  const where = { routerKind: 'App Router', routePath: url, routeType: 'render' } as const
  await onRequestError(error, { path: url, method, headers }, { ...where, revalidateReason: undefined })
}
const openFailing = (error: Error, notice: (host: string) => Promise<string | null>) =>
  openListener(async (req, res) => {
    const made = req.url === '/unavailable' ? await notice(String(req.headers.host)) : null
    if (made) return page(res, made)
    await failing(error, req)
    res.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
    res.end(SHELL)
  })

describe('a page that fails because the database does not answer', () => {
  it('goes out as 503 with Retry-After, plain when the frame of the dealer is not in memory', async () => {
    rig = await openFailing(gone, async () => null)
    for (const [path, host] of [
      ['/search', 'a.x'],
      ['/garage', 'a.x'],
      ['/developers', 'localhost'],
    ]) {
      const { status, headers, text } = await send(rig.port, { path, host })
      expect([path, status, headers['retry-after'], headers['cache-control']]).toEqual([
        path,
        503,
        '5',
        'no-store',
      ])
      expect(text).toContain('not available just now')
      expect(headers['content-security-policy']).toContain("default-src 'self'")
    }
    expect(pageCachePort()).not.toBeNull()
  })

  it('wears the dealer’s frame, made once, and never another dealer’s', async () => {
    rig = await openFailing(
      gone,
      async (host) => `<meta name="forecourt:status" content="503"/>Frame of ${host}`,
    )
    for (const host of ['a.x', 'b.x', 'a.x'])
      expect(await send(rig.port, { path: '/search', host })).toMatchObject({
        status: 503,
        text: expect.stringContaining(`Frame of ${host}`),
        headers: { 'retry-after': '5' },
      })
    expect(rig.seen.filter(({ url }) => url === '/unavailable')).toHaveLength(2)
  })

  it('does not wait for a frame that is not in memory', async () => {
    rig = await openFailing(gone, () => wait(60_000).then(() => null))
    expect(await send(rig.port, { path: '/search' })).toMatchObject({ status: 503 })
  })

  it('while a fault of ours stays a 500', async () => {
    rig = await openFailing(new TypeError('x'), async () => null)
    for (const path of ['/search', '/garage']) expect((await send(rig.port, { path })).status, path).toBe(500)
  })
})

describe('a store that takes a question and never answers', () => {
  const openSilent = () =>
    openListener((req, res) => {
      if (req.url === '/unavailable') page(res, `<meta name="forecourt:status" content="503"/>Frame`)
    })
  const timed = async (how: Send) => {
    const since = performance.now()
    const reply = await send(rig.port, how)
    return { ...reply, ms: performance.now() - since }
  }

  it.each([
    { path: '/search', host: 'a.x', shows: 'Frame' },
    { path: '/garage', host: 'a.x', shows: 'Frame' },
    { path: '/api/cars/one', host: 'a.x', shows: 'Not ready yet' },
    { path: '/admin/api/users/me', host: 'localhost', shows: 'Not ready yet' },
    { path: '/admin', host: 'localhost', shows: 'try again' },
  ])('$path is a 503 with Retry-After within 2 s', async ({ path, host, shows }) => {
    rig = await openSilent()
    registerStoreHealth({ isUnavailable: () => true, answers: async () => false })
    const { status, headers, text, ms } = await timed({ path, host })
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect(text).toContain(shows)
    expect(ms).toBeLessThan(2000)
  })

  it('while slow work goes on as long as the store answers', async () => {
    let requested = 0
    rig = await openListener(async (_req, res) => {
      await until(() => requested > 1)
      page(res, 'slow but whole')
    })
    registerStoreHealth({ isUnavailable: () => false, answers: async () => ++requested > 0 })
    for (const path of ['/search', '/garage']) {
      requested = 0
      expect(await send(rig.port, { path })).toMatchObject({ status: 200, text: 'slow but whole' })
    }
  })
})
