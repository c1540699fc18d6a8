import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { appEndpoints } from '../../helpers/appEndpoints'
import { sendMalformed } from '../../helpers/malformed'
import { raw, send, statuses } from '../../helpers/rawHttp'
import { openListener, page, until, wait, type Rig } from './support'

let rig: Rig
afterEach(() => rig.close())

/** Responds with what it was sent, like calls do. */
async function echo(
  req: import('node:http').IncomingMessage,
  res: import('node:http').ServerResponse,
): Promise<void> {
  let size = 0
  for await (const part of req) size += Buffer.from(part).length
  res.setHeader('Content-Type', 'application/json')
  res.end(JSON.stringify({ size }))
}

const quick = { headersMs: 600, bodyMs: 600, renderMs: 5000, drainMs: 1500 }

describe('limits of the listener (G7, W18)', () => {
  it('refuses large bodies by route, announced or not, and takes those within', async () => {
    rig = await openListener(echo)
    const body = Buffer.alloc(70_000, 'x')
    const chunked = { 'transfer-encoding': 'chunked' }
    expect((await send(rig.port, { method: 'POST', path: '/api/leads', body })).status).toBe(413)
    expect(rig.seen).toHaveLength(0)
    expect(
      (await send(rig.port, { method: 'POST', path: '/api/leads', body, headers: chunked })).status,
    ).toBe(413)
    expect(
      (await send(rig.port, { method: 'POST', path: '/api/leads', body: body.subarray(0, 60_000) })).text,
    ).toBe('{"size":60000}')
    const small = { method: 'POST', path: '/api/leads', body: body.subarray(0, 60_000), headers: chunked }
    expect((await send(rig.port, small)).text).toBe('{"size":60000}')
    expect((await send(rig.port, { method: 'POST', path: '/api/v1/x', host: 'localhost', body })).text).toBe(
      '{"size":70000}',
    )
    const huge = Buffer.alloc(10 * 1024 * 1024 + 1)
    const refused = await send(rig.port, { method: 'POST', path: '/api/v1/x', host: 'localhost', body: huge })
    expect([refused.status, refused.headers['content-type']]).toEqual([413, 'application/problem+json'])
    await rig.close()
    rig = await openListener(echo, { staffId: (cookie) => (cookie === 'staff' ? 'ann' : null) })
    const form = { 'content-type': 'multipart/form-data; boundary=x' }
    const upload = (path: string, headers: Record<string, string>) =>
      send(rig.port, { method: 'POST', path, host: 'localhost', body: huge, headers })
    expect((await upload('/admin/api/media', { ...form, cookie: 'staff' })).status).toBe(200)
    const body26 = Buffer.alloc(26 * 1024 * 1024)
    const picture = { method: 'POST', path: '/admin/api/media', host: 'localhost', body: body26 }
    const tooLarge = await send(rig.port, { ...picture, headers: { ...form, cookie: 'staff' } })
    expect([tooLarge.status, tooLarge.text]).toEqual([
      413,
      expect.stringMatching(/"This file is larger than 25 MB\. Choose a smaller size .*"path":"file"/),
    ])
    for (const headers of [
      form,
      { ...form, cookie: 'stranger' },
      { cookie: 'staff', 'content-type': 'application/json' },
    ])
      expect((await upload('/admin/api/media', headers)).status).toBe(413)
    expect((await upload('/admin/api/pages', { ...form, cookie: 'staff' })).status).toBe(413)
  })

  it('takes 64 kB of a stranger at every address that can be written to, announced or not', async () => {
    rig = await openListener(echo)
    const endpoints = appEndpoints({
      ...{ dealer: 'a.localhost', params: {}, key: [], session: [], bodies: {} },
      collections: [{ slug: 'pages', id: '1' }],
    }).filter(({ method, path }) => method !== 'GET' && !path.startsWith('/api/v1/'))
    expect(endpoints.length).toBeGreaterThan(40)
    const body = Buffer.alloc(65_600, 'x')
    const announced: Record<string, string> = {}
    const chunked: Record<string, string> = { 'transfer-encoding': 'chunked' }
    const photos = ['/api/trade-in/photos', '/api/messages']
    const taken: string[] = []
    for (const { method, path, host = 'a.localhost', paths = [] } of endpoints)
      for (const at of new Set([path, ...paths, '/admin', '/admin/login']))
        for (const headers of [announced, chunked]) {
          const { status } = await send(rig.port, { method, path: at, host, body, headers })
          if (status < 400 && !photos.includes(at)) taken.push(`${method} ${at}`)
        }
    expect(taken).toEqual([])
    // The app, which would load the code of the address, hears of none.
    const seen = rig.seen.filter(({ headers }) => headers['transfer-encoding'])
    expect(new Set(seen.map(({ url }) => url))).toEqual(new Set(photos))
  })

  it('refuses long addresses, large and many headers', async () => {
    rig = await openListener((_req, res) => page(res, 'x'))
    expect((await send(rig.port, { path: `/search?q=${'x'.repeat(9000)}` })).status).toBe(414)
    expect((await send(rig.port, { headers: { 'x-large': 'x'.repeat(17_000) } })).status).toBe(431)
    const many = Object.fromEntries(Array.from({ length: 120 }, (_, i) => [`x-${i}`, '1']))
    expect((await send(rig.port, { headers: many })).status).toBe(431)
    expect(rig.seen).toHaveLength(0)
  })

  it('lets go of slow headers, slow bodies and silent connections with 408', async () => {
    rig = await openListener(echo, { times: quick })
    const slowHeaders = raw(rig.port, 'GET / HTTP/1.1\r\nHost: a.localhost\r\nX-Slow:', 6000)
    const slowBody = raw(
      rig.port,
      'POST /api/leads HTTP/1.1\r\nHost: a.localhost\r\nContent-Length: 50\r\n\r\n{"a":',
      6000,
    )
    const slowChunks = raw(
      rig.port,
      'POST /api/leads HTTP/1.1\r\nHost: a.localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n',
      6000,
    )
    const silent = connect(rig.port, '127.0.0.1')
    const closed = once(silent.resume(), 'close')
    expect((await Promise.all([slowHeaders, slowBody, slowChunks])).map((text) => statuses(text))).toEqual([
      [408],
      [408],
      [408],
    ])
    await closed
  })

  it('answers visitors while 200 connections hang half open', async () => {
    rig = await openListener((_req, res) => page(res, 'x'), { times: { ...quick, headersMs: 8000 } })
    const half = Array.from({ length: 200 }, () =>
      connect(rig.port, '127.0.0.1').on('error', () => undefined),
    )
    for (const socket of half) socket.write('GET / HTTP/1.1\r\nHost: a')
    await wait(100)
    const times = []
    for (let i = 0; i < 30; i++) {
      const from = performance.now()
      expect((await send(rig.port)).status).toBe(200)
      times.push(performance.now() - from)
    }
    for (const socket of half) socket.destroy()
    expect(times.sort((a, b) => a - b)[28]).toBeLessThan(500)
  })

  it('gives one address only its share of connections', async () => {
    rig = await openListener((_req, res) => page(res, 'x'), { connectionsPerAddress: 5 })
    const open = Array.from({ length: 5 }, () => connect(rig.port, '127.0.0.1').on('error', () => undefined))
    await wait(100)
    expect(await raw(rig.port, 'GET / HTTP/1.1\r\nHost: a.localhost\r\n\r\n', 500)).toBe('')
    for (const socket of open) socket.destroy()
    await until(
      async () =>
        statuses(
          await raw(rig.port, 'GET / HTTP/1.1\r\nHost: a.localhost\r\nConnection: close\r\n\r\n', 500),
        )[0] === 200,
    )
  })

  it('refuses to switch protocols', async () => {
    rig = await openListener((_req, res) => page(res, 'x'))
    const upgrade =
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13'
    const text = await raw(
      rig.port,
      `GET /_next/webpack-hmr HTTP/1.1\r\nHost: a.localhost\r\n${upgrade}\r\n\r\n`,
    )
    expect(statuses(text)).toEqual([426])
    expect(
      statuses(await raw(rig.port, 'CONNECT evil.example:80 HTTP/1.1\r\nHost: evil.example\r\n\r\n')),
    ).not.toContain(200)
    expect(rig.seen).toHaveLength(0)
  })

  it('reads no second request out of an ambiguous one', async () => {
    rig = await openListener(echo)
    const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: a.localhost\r\n\r\n'
    const both = `POST /api/leads HTTP/1.1\r\nHost: a.localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`
    const twice = `POST /api/leads HTTP/1.1\r\nHost: a.localhost\r\nContent-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`
    expect([statuses(await raw(rig.port, both, 600)), statuses(await raw(rig.port, twice, 600))]).toEqual([
      [400],
      [400],
    ])
    expect(rig.seen).toHaveLength(0)
  })

  it('answers 2,000 malformed requests without one 5xx, and shows nothing of its inside (G6)', async () => {
    rig = await openListener((req, res) => (req.method === 'POST' ? echo(req, res) : page(res, 'x')), {
      times: quick,
    })
    const endpoints = [
      '/',
      '/search',
      '/cars/x',
      '/api/cars/search',
      '/healthz',
      '/pages/x',
      '/_next/static/x.js',
    ].map((path) => ({ method: 'GET', path }))
    endpoints.push({ method: 'POST', path: '/api/leads' }, { method: 'POST', path: '/api/sign-in/request' })
    const report = await sendMalformed(`http://a.localhost:${rig.port}`, endpoints, 2000, { ms: 1200 })
    expect(report.serverErrors).toEqual([])
    expect(report.leaks).toEqual([])
    // Not vacuous: many kinds of answer, and good requests among them.
    expect(report.sent).toBe(2000)
    expect(Object.keys(report.byStatus).map(Number)).toEqual(
      expect.arrayContaining([200, 400, 404, 405, 413, 414, 426, 431]),
    )
    expect((await send(rig.port)).status).toBe(200)
  })
})
