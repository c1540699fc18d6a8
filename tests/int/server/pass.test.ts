import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { send } from '../../helpers/rawHttp'
import { openListener, page, until, wait, type Rig } from './support'

let rig: Rig
afterEach(() => rig.close())

const BASELINE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('answers that pass through', () => {
  it('carry the security headers on every kind of route (W2, W3)', async () => {
    rig = await openListener(
      (req, res) => {
        if (req.url?.includes('/api/leads'))
          return void res.setHeader('Content-Type', 'application/json').end('{}')
        if (req.url === '/pictures/x.webp') return void res.setHeader('Content-Type', 'image/webp').end('x')
        page(res, '<p>x</p>')
      },
      { secure: true },
    )
    for (const [path, host] of [
      ['/', 'a.x'],
      ['/garage', 'a.x'],
      ['/api/leads', 'a.x'],
      ['/pictures/x.webp', 'a.x'],
      ['/', 'localhost'],
      ['/admin', 'localhost'],
      ['/none/../x', 'a.x'],
      ['/sites/x', 'a.x'],
      ['/healthz', 'a.x'],
    ]) {
      const { headers } = await send(rig.port, { path, host })
      expect(headers, String(path)).toMatchObject({
        ...BASELINE,
        'strict-transport-security': 'max-age=31536000',
      })
      if (path !== '/pictures/x.webp')
        expect(headers['content-security-policy'], String(path)).toMatch(/frame-ancestors '(?:none|self)'/)
    }
    for (const ask of [{ path: '/api/leads' }, { path: '/admin/api/leads?limit=1', host: 'localhost' }])
      expect((await send(rig.port, ask)).headers['cache-control']).toBe('private, no-store')
  })

  it.each([
    ['/api/v1/dealerships/%2F', 'localhost', 400, 'application/problem+json'],
    [`/api/v1/${'x'.repeat(9_000)}`, 'localhost', 414, 'application/problem+json'],
    ['/api/leads', '192.0.2.1', 421, 'application/json'],
    ['/api/v1/dealerships', 'harbour-toyota.localhost', 404, 'application/json'],
    ['/sites/x', 'harbour-toyota.localhost', 404, 'text/plain; charset=utf-8'],
  ])('what the server refuses itself has the shape of its surface: %s', async (path, host, status, type) => {
    rig = await openListener((_req, res) => page(res, ''))
    const reply = await send(rig.port, { path, host })
    expect([reply.status, reply.headers['content-type']]).toEqual([status, type])
  })

  it('private pages of a dealer name the hashes of the scripts of this render, not of a dealer’s text', async () => {
    rig = await openListener((req, res) =>
      page(res, `<script nonce="${String(req.headers['x-nonce'])}">ours()</script><script>theirs()</script>`),
    )
    const { headers, text } = await send(rig.port, { path: '/garage' })
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash('ours()')};`)
    expect(text).not.toContain(String(rig.seen[0]?.headers['x-nonce']))
  })

  it.each([
    ['/garage', 'a.x', 404],
    ['/admin', 'localhost', 200],
  ])(
    'data of a page of one visitor that is not there has its status, the admin’s streams: %s',
    async (path, host, status) => {
      const body = 'b:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}\n'
      rig = await openListener((_req, res) => {
        res.writeHead(200, { 'Content-Type': 'text/x-component' })
        res.end(body)
      })
      const reply = await send(rig.port, { path, host, headers: { rsc: '1' } })
      expect([reply.status, reply.text, reply.headers['content-type']]).toEqual([
        status,
        body,
        'text/x-component',
      ])
    },
  )

  it('the admin has a nonce of its own each time, and streams', async () => {
    rig = await openListener(async (req, res) => {
      res.setHeader('Content-Type', 'text/html')
      res.write(`<script nonce="${String(req.headers['x-nonce'])}">a()</script>`)
      await wait(20)
      res.end('rest')
    })
    const nonces = []
    for (let i = 0; i < 20; i++) {
      const { headers, text } = await send(rig.port, {
        path: '/admin',
        host: 'localhost',
        headers: { 'accept-encoding': 'gzip' },
      }).then((reply) => ({ ...reply, text: gunzipSync(reply.body).toString() }))
      const nonce = /nonce="([^"]+)"/.exec(text)?.[1]
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'/)
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
      nonces.push(nonce)
    }
    expect(new Set(nonces).size).toBe(20)
  })

  it('asks browsers for colour hints on the admin only', async () => {
    rig = await openListener((_req, res) =>
      page(res, 'x', {
        'Critical-CH': 'Sec-CH-Prefers-Color-Scheme',
        'Accept-CH': 'Sec-CH-Prefers-Color-Scheme',
        Vary: 'Sec-CH-Prefers-Color-Scheme, rsc',
      }),
    )
    const [shared, own, admin] = await Promise.all([
      send(rig.port),
      send(rig.port, { path: '/garage' }),
      send(rig.port, { path: '/admin', host: 'localhost' }),
    ])
    expect([shared, own, admin].map(({ headers }) => headers['critical-ch'])).toEqual([
      undefined,
      undefined,
      'Sec-CH-Prefers-Color-Scheme',
    ])
    expect(shared.headers.vary).toBe('rsc, Accept-Encoding')
  })

  it('packs text on the way, and leaves alone what is small, packed already or no text', async () => {
    const long = JSON.stringify({ text: 'a long answer '.repeat(300) })
    rig = await openListener((req, res) => {
      const [, , kind] = String(req.url).split('/')
      if (kind === 'small')
        return void res.setHeader('Content-Type', 'application/json').setHeader('Content-Length', 2).end('{}')
      if (kind === 'packed')
        return void res
          .setHeader('Content-Type', 'application/json')
          .setHeader('Content-Encoding', 'br')
          .end(long)
      if (kind === 'picture') return void res.setHeader('Content-Type', 'image/webp').end(long)
      res.setHeader('Content-Type', 'application/json')
      res.setHeader('Content-Length', long.length)
      for (let i = 0; i < long.length; i += 500) res.write(long.slice(i, i + 500))
      res.end()
    })
    const get = (kind: string, accept = 'gzip, br') =>
      send(rig.port, { path: `/api/${kind}`, headers: { 'accept-encoding': accept } })
    const packed = await get('long')
    expect([packed.headers['content-encoding'], gunzipSync(packed.body).toString()]).toEqual(['gzip', long])
    expect((await get('long', 'identity')).text).toBe(long)
    for (const kind of ['small', 'picture'])
      expect((await get(kind)).headers['content-encoding']).toBeUndefined()
    expect((await get('packed')).headers['content-encoding']).toBe('br')
  })

  it('lets an app that fails answer 500 without its words, and a slow one stream', async () => {
    rig = await openListener(async (req, res) => {
      if (req.url === '/api/fail') throw new Error('secret detail')
      res.setHeader('Content-Type', 'text/plain')
      for (let i = 0; i < 5; i++) {
        res.write(`${i}`)
        await wait(5)
      }
      res.end()
    })
    const failed = await send(rig.port, { path: '/api/fail', method: 'POST', body: '{}' })
    expect([failed.status, failed.text.includes('secret'), failed.headers['content-type']]).toEqual([
      500,
      false,
      'application/json',
    ])
    expect((await send(rig.port, { path: '/api/slow' })).text).toBe('01234')
  })

  it('keeps hashed assets once for all hosts, with the Cache-Control that the app gave', async () => {
    rig = await openListener(
      (_req, res) =>
        void res
          .setHeader('Content-Type', 'application/javascript; charset=UTF-8')
          .setHeader('Cache-Control', 'public, max-age=31536000, immutable')
          .end('code '.repeat(500)),
    )
    const first = await send(rig.port, {
      host: 'a.x',
      path: '/_next/static/chunks/a.js',
      headers: { 'accept-encoding': 'br' },
    })
    await send(rig.port, { host: 'b.x', path: '/_next/static/chunks/a.js' })
    await send(rig.port, { host: 'localhost', path: '/_next/static/chunks/a.js' })
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect(rig.seen).toHaveLength(1)
  })

  it('keeps nothing and sets no policy in development', async () => {
    rig = await openListener((_req, res) => page(res, 'x'), { cache: false, dev: true })
    await send(rig.port)
    expect((await send(rig.port)).headers['content-security-policy']).toBeUndefined()
    expect(rig.seen).toHaveLength(2)
  })

  it('sends a redirect without the page that Next made for it', async () => {
    rig = await openListener((_req, res) => {
      res.writeHead(308, { Location: '/search', 'Content-Type': 'text/html', 'Content-Length': '8000' })
      res.end('x'.repeat(8000))
    })
    for (const path of ['/garage', '/search/toyota'])
      expect(await send(rig.port, { path })).toMatchObject({
        status: 308,
        text: '',
        headers: { location: '/search', 'content-length': '0' },
      })
  })

  it('a worker answers health and nothing else', async () => {
    rig = await openListener((_req, res) => page(res, 'x'), { serveSites: false })
    const replies = await Promise.all(['/', '/api/leads', '/healthz'].map((path) => send(rig.port, { path })))
    expect(replies.map((reply) => reply.status)).toEqual([404, 404, 200])
  })
})

describe('the access log', () => {
  it('G9 has no line of the health that a start or a balancer asks for many times a second', async () => {
    const paths: unknown[] = []
    rig = await openListener((_req, res) => page(res, 'x'), {
      access: (line) => paths.push(Reflect.get(line, 'path')),
    })
    for (const path of ['/readyz', '/healthz', '/metrics', '/about', '/readyz'])
      await send(rig.port, { path, host: 'localhost' })
    await until(() => paths.length > 0)
    expect(paths).toEqual(['/about'])
  })
})
