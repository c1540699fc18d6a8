import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerHostTwin } from '@/lib/hostTwin'
import { raw, send, statuses } from '../../helpers/rawHttp'
import { ROUTES, STRANGERS } from './strangers.data'
import { openListener, page, type Rig } from './support'

const DEALER = 'a.localhost'
let rig: Rig

beforeAll(async () => {
  // The stand-in knows one dealer, by the header that only the listener may set.
  rig = await openListener((req, res) => {
    if (req.headers['x-forecourt-site'] === DEALER) page(res, `dealer ${req.url}`)
    else if (req.headers['x-forecourt-site'] === undefined) page(res, `platform ${req.url}`)
    else void res.writeHead(404).end('unknown')
  })
  // What the tests see is what they ask.
  rig.listener.pages.redraws.close()
})
afterAll(() => rig.close())

const ask = async (target: string, lines: string) =>
  raw(rig.port, Buffer.from(`GET ${target} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`, 'latin1'))

describe('host spoofing (I3)', () => {
  it.each(['cold', 'warm'])(
    'shows no dealer and no platform in 40 variants on 27 routes, %s',
    async (cache) => {
      if (cache === 'warm') for (const route of [...ROUTES, ...ROUTES]) await ask(route, 'Host: a.localhost')
      const wrong: string[] = []
      for (const lines of STRANGERS) {
        const texts = await Promise.all(ROUTES.map((route) => ask(route, lines)))
        texts.forEach((text, i) => {
          const status = statuses(text)[0] ?? 0
          if (![400, 404, 421].includes(status) || /dealer|platform/.test(text))
            wrong.push(`${lines} ${ROUTES[i]} -> ${text.slice(0, 80)}`)
        })
      }
      expect([STRANGERS.length, ROUTES.length]).toEqual([40, 27])
      expect(wrong).toEqual([])
    },
  )

  it.each([
    'Host: a.localhost',
    'Host: A.LOCALHOST',
    'Host: a.localhost:3000',
    'Host: a.localhost.',
    'HOST: A.localhost.:80',
    'Host:a.localhost',
    'Host:   a.localhost  ',
  ])('%j is the dealer', async (lines) => {
    expect(await ask('/search', lines)).toContain('dealer /search')
  })

  it('takes an absolute address only for its own host', async () => {
    expect(await ask('http://a.localhost/search', 'Host: a.localhost')).toContain('dealer /search')
    expect(statuses(await ask('http://a.localhost/search', 'Host: b.localhost'))).toEqual([421])
    expect(statuses(await ask('http://evil.example/', 'Host: a.localhost'))).toEqual([421])
  })

  it('believes no header of its own name from a stranger, on any host', async () => {
    const sent = ['site', 'host', 'ip', 'cache', 'anything'].map(
      (name) => `x-forecourt-${name}: evil.example`,
    )
    for (const [host, path] of [
      ['localhost', '/'],
      ['localhost', '/api/v1/dealerships'],
      ['a.localhost', '/'],
      ['a.localhost', '/garage'],
      ['a.localhost', '/api/geocode'],
    ]) {
      rig.seen.length = 0
      rig.listener.pages.cache.invalidate(['all'])
      await ask(path ?? '', [`Host: ${host}`, ...sent].join('\r\n'))
      // A page that was emptied may be drawn again meanwhile.
      const asked = rig.seen.filter(({ url, headers }) => url === path && headers.host === host)
      expect(asked.length, path).toBeGreaterThan(0)
      expect(JSON.stringify(rig.seen), `${host}${path}`).not.toContain('evil')
      expect(asked[0]?.headers['x-forecourt-site']).toBe(host === 'localhost' ? undefined : host)
    }
  })

  it('strips what would steer the framework, and says who asks (W14)', async () => {
    const forged = {
      'x-middleware-subrequest': 'middleware',
      'x-middleware-rewrite': '/admin',
      'x-forecourt-site': 'b.localhost',
      'x-forecourt-ip': '9.9.9.9',
      'x-nonce': 'guess',
      'content-security-policy': "script-src 'nonce-guess'",
      'x-forwarded-for': '9.9.9.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': '/x',
      'x-invoke-path': '/admin',
      'x-nextjs-data': '1',
      'x-real-ip': '9.9.9.9',
      'x-request-id': 'forged-by-visitor',
      'x-matched-path': '/x',
    }
    await send(rig.port, { path: '/api/cars/x', host: 'A.localhost:3000', headers: forged })
    const { headers } = rig.seen.findLast(({ url }) => url === '/api/cars/x') ?? { headers: {} }
    expect(headers).toMatchObject({
      host: 'a.localhost:3000',
      'x-forecourt-host': 'a.localhost',
      'x-forecourt-site': 'a.localhost',
      'x-forecourt-ip': '127.0.0.1',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'a.localhost:3000',
    })
    expect(JSON.stringify(headers)).not.toMatch(
      /guess|9\.9\.9\.9|forged|middleware|"https"|invoke|matched|prefix/,
    )
  })

  it('believes one trusted proxy about address, scheme and request id, never about the host', async () => {
    const behind = await openListener((req, res) => void res.end(JSON.stringify(req.headers)), {
      trustProxy: true,
    })
    const headers = {
      'x-forwarded-for': '9.9.9.9, 8.8.8.8',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'b.localhost',
      'x-request-id': 'from-the-proxy',
    }
    const reply = await send(behind.port, { path: '/api/cars/x', headers })
    expect(JSON.parse(reply.text)).toMatchObject({
      'x-forecourt-ip': '8.8.8.8',
      'x-forwarded-proto': 'https',
      'x-forecourt-host': 'a.localhost',
      'x-forwarded-host': 'a.localhost',
      'x-request-id': 'from-the-proxy',
    })
    expect(reply.headers['x-request-id']).toBe('from-the-proxy')
    await behind.close()
  })

  it('has the admin, the API and the metrics on the platform host only', async () => {
    const paths = ['/admin', '/admin/login', '/%61dmin', '/api/v1/openapi.json', '/developers', '/metrics']
    for (const path of paths)
      expect([path, (await send(rig.port, { path, host: DEALER })).status]).toEqual([path, 404])
    for (const path of paths.slice(0, 5))
      expect([path, (await send(rig.port, { path, host: 'localhost' })).text]).toEqual([
        path,
        `platform ${path}`,
      ])
    const metrics = await send(rig.port, { path: '/metrics', host: 'localhost' })
    expect(metrics.text).toMatch(/forecourt_cache_hit_ratio/)
    expect((await send(rig.port, { path: '/sites/a.localhost/search', host: 'localhost' })).status).toBe(404)
  })

  it('tells its inside to this machine and to the operator alone, never through a proxy', async () => {
    const token = 'operator'.repeat(5)
    const notified = await openListener((_req, res) => page(res, 'x'), { operatorToken: token })
    const ask = async (path: string, headers: Record<string, string>) =>
      send(notified.port, { path, host: 'localhost', headers })
    const far = { 'x-forwarded-for': '8.8.8.8' }
    for (const headers of [{}, { ...far, authorization: `Bearer ${token}` }]) {
      const metrics = await ask('/metrics', headers)
      expect([metrics.status, metrics.headers['x-content-type-options']]).toEqual([200, 'nosniff'])
      expect(JSON.parse((await ask('/readyz', headers)).text)).toHaveProperty(
        'checks.server.pid',
        process.pid,
      )
    }
    // A scraper asks each process by its own address.
    const authorization = `Bearer ${token}`
    const scraped = { path: '/metrics', host: '10.0.0.7:3000' }
    expect((await send(notified.port, { ...scraped, headers: { authorization } })).status).toBe(200)
    expect((await send(notified.port, scraped)).status).toBe(404)
    const strangers: Record<string, string>[] = [
      far,
      { ...far, authorization: 'Bearer x' },
      { forwarded: 'for=127.0.0.1' },
      { via: '1.1 p' },
    ]
    for (const headers of strangers) {
      expect((await ask('/metrics', headers)).status).toBe(404)
      expect((await ask('/readyz', headers)).text).toBe('{"ok":true}')
    }
    await notified.close()
  })

  it('x leads to www.x of a dealer, with port, address and parameters', async () => {
    registerHostTwin(async (host) => (host === 'www.a.localhost' ? DEALER : null))
    const at = async (host: string) => {
      const { status, headers, text } = await send(rig.port, { host, path: '/search/kia?body=SUV' })
      return [status, headers.location, text.length > 0]
    }
    expect(await at('www.a.localhost:3000')).toEqual([
      308,
      'http://a.localhost:3000/search/kia?body=SUV',
      false,
    ])
    expect(await at('a.localhost')).toEqual([200, undefined, true])
    expect((await at('www.b.localhost'))[0]).toBe(404)
    registerHostTwin(() => Promise.reject(new Error('the database is away')))
    expect((await at('www.a.localhost'))[0]).toBe(404)
    registerHostTwin(async () => null)
  })

  it('answers health on any host, addresses included', async () => {
    expect((await send(rig.port, { path: '/healthz', host: '127.0.0.1:3000' })).text).toBe('{"ok":true}')
    expect(JSON.parse((await send(rig.port, { path: '/readyz', host: 'x.internal' })).text)).toMatchObject({
      ok: true,
    })
  })
})
