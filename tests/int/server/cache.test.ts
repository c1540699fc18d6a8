import { Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { send } from '../../helpers/rawHttp'
import { gateway, openDoor, page, until, wait, type Rig } from './support'

let rig: Rig
afterEach(() => rig.close())

const filler = 'a long page '.repeat(400)

describe('page cache over HTTP', () => {
  it('renders once for 40 visitors at once, and not at all for the next', async () => {
    const gate = gateway()
    rig = await openDoor(async (_req, res) => {
      await gate.passed
      page(res, filler)
    })
    const all = Array.from({ length: 40 }, () => send(rig.port, { path: '/search' }))
    await until(() => rig.seen.length === 1)
    await wait(50)
    gate.open()
    expect(
      new Set((await Promise.all(all)).map((reply) => `${reply.status} ${reply.text === filler}`)),
    ).toEqual(new Set(['200 true']))
    await send(rig.port, { path: '/search' })
    expect(rig.seen).toHaveLength(1)
  })

  it('shows the app no cookie, no credentials and nothing else of a person on a page that is shared', async () => {
    rig = await openDoor((req, res) =>
      page(res, JSON.stringify(req.headers), { 'Set-Cookie': 'session=of-the-first-visitor' }),
    )
    const secret = {
      cookie: 'session=canary',
      authorization: 'Bearer canary',
      'x-canary': 'canary',
      referer: 'http://canary/',
      'accept-language': 'canary',
    }
    const first = await send(rig.port, { path: '/', headers: secret })
    const second = await send(rig.port, { path: '/' })
    for (const reply of [first, second]) {
      expect(reply.headers['set-cookie']).toBeUndefined()
      expect(reply.text).not.toContain('canary')
    }
    expect(JSON.stringify(rig.seen)).not.toContain('canary')
    expect(rig.warnings).toContain('A cacheable page set a cookie; it was dropped')
    // It set a cookie, so it was not kept either.
    expect(rig.seen).toHaveLength(2)
  })

  it('hands cookies to what is not shared, and to a preview, which is never kept', async () => {
    rig = await openDoor((req, res) => page(res, `hello ${req.headers.cookie}`))
    expect((await send(rig.port, { path: '/garage', headers: { cookie: 'a=1' } })).text).toBe('hello a=1')
    expect((await send(rig.port, { path: '/', headers: { cookie: 'forecourt_preview=x' } })).text).toBe(
      'hello forecourt_preview=x',
    )
    expect((await send(rig.port, { path: '/' })).text).toBe('hello undefined')
  })

  it('takes the short way only for a plain visit to an address that it knows', async () => {
    rig = await openDoor((req, res) =>
      page(res, `${req.method} ${req.url} ${req.headers.cookie ?? ''} ${req.headers.rsc ?? ''}`),
    )
    const plain = await send(rig.port, { path: '/search' })
    for (let i = 0; i < 3; i++)
      expect((await send(rig.port, { path: '/search', headers: { cookie: 'a=1' } })).text).toBe(plain.text)
    expect(
      (await send(rig.port, { path: '/search', headers: { cookie: 'a=1; forecourt_preview=x' } })).text,
    ).toContain('forecourt_preview=x')
    expect((await send(rig.port, { path: '/search', headers: { rsc: '1' } })).text).toContain(' 1')
    expect((await send(rig.port, { path: '/search', method: 'POST' })).status).toBe(405)
    expect((await send(rig.port, { path: '/search', headers: { 'next-action': 'x' } })).status).toBe(405)
    rig.door.pages.cache.invalidate(['stock:a.localhost'])
    const before = rig.seen.length
    await send(rig.port, { path: '/search' })
    expect(rig.seen.length).toBe(before + 1)
    const { text } = await send(rig.port, { path: '/metrics', host: 'localhost' })
    expect(text).toMatch(/forecourt_requests_total\{how="hit",status="2xx"\} 3\b/)
  })

  it('keeps no render that began before its tag was emptied, and lets no later visitor join it', async () => {
    const gate = gateway()
    let version = 1
    rig = await openDoor(async (_req, res) => {
      const mine = version
      if (mine === 1) await gate.passed
      page(res, `version ${mine}`)
    })
    const early = send(rig.port, { path: '/search' })
    await until(() => rig.seen.length === 1)
    version = 2
    rig.door.pages.cache.invalidate(['stock:a.localhost'])
    expect((await send(rig.port, { path: '/search' })).text).toBe('version 2')
    gate.open()
    expect((await early).text).toBe('version 1')
    expect((await send(rig.port, { path: '/search' })).text).toBe('version 2')
    expect(rig.seen).toHaveLength(2)
  })

  it('empties one host and leaves the others (I4)', async () => {
    let count = 0
    rig = await openDoor((req, res) => page(res, `${String(req.headers['x-forecourt-host'])} ${++count}`))
    const read = async () =>
      (await Promise.all(['a.x', 'b.x', 'c.x'].map((host) => send(rig.port, { host, path: '/search' })))).map(
        (reply) => reply.text,
      )
    const before = await read()
    rig.door.pages.cache.invalidate(['site:a.x'])
    const after = await read()
    expect(before.map((text) => text.split(' ')[0])).toEqual(['a.x', 'b.x', 'c.x'])
    expect(after[0]).toBe('a.x 4')
    expect(after.slice(1)).toEqual(before.slice(1))
  })

  it('never crosses hosts in 3,000 interleaved visits with emptyings between (I4)', async () => {
    rig = await openDoor(async (req, res) => {
      await wait(Math.random() * 3)
      page(res, `host=${String(req.headers['x-forecourt-site'])};url=${req.url}`)
    })
    const agent = new Agent({ keepAlive: true, maxSockets: 50 })
    const hosts = ['a.x', 'b.x', 'c.x']
    const paths = ['/', '/search', '/cars/one', '/search?make=Toyota', '/contact', '/pages/x']
    let crossed = 0
    for (let round = 0; round < 60; round++) {
      await Promise.all(
        Array.from({ length: 50 }, async (_, i) => {
          const host = hosts[(i + round) % 3] ?? ''
          const path = paths[Math.floor(i / 3) % paths.length] ?? ''
          const headers: Record<string, string> = i % 2 ? { 'accept-encoding': 'identity' } : {}
          const { text } = await send(rig.port, { host, path, headers, agent })
          if (text !== `host=${host};url=${path}`) crossed++
        }),
      )
      if (round % 3 === 0) rig.door.pages.cache.invalidate([`site:${hosts[round % 2]}`])
    }
    agent.destroy()
    expect(crossed).toBe(0)
  })

  it('answers 304 to its own ETag, HEAD without a body, from the one entry', async () => {
    rig = await openDoor((_req, res) => page(res, filler))
    const head = await send(rig.port, { method: 'HEAD', path: '/contact' })
    const full = await send(rig.port, { path: '/contact' })
    const same = await send(rig.port, {
      path: '/contact',
      headers: { 'if-none-match': full.headers.etag ?? '' },
    })
    const other = await send(rig.port, { path: '/contact', headers: { 'if-none-match': '"other"' } })
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(filler.length)])
    expect([same.status, same.text, same.headers.etag]).toEqual([304, '', full.headers.etag])
    expect([other.status, other.text]).toEqual([200, filler])
    expect(full.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(rig.seen).toHaveLength(1)
  })

  it('packs an entry once per encoding', async () => {
    rig = await openDoor((_req, res) => page(res, filler))
    const [br, gzip, plain] = await Promise.all(
      ['br, gzip', 'gzip', 'identity'].map((encoding) =>
        send(rig.port, { headers: { 'accept-encoding': encoding } }),
      ),
    )
    expect(brotliDecompressSync(br?.body ?? Buffer.alloc(0)).toString()).toBe(filler)
    expect(gunzipSync(gzip?.body ?? Buffer.alloc(0)).toString()).toBe(filler)
    expect(plain?.text).toBe(filler)
    expect([br, gzip, plain].map((reply) => reply?.headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ])
    expect(br?.headers.vary).toMatch(/Accept-Encoding/)
    expect(rig.seen).toHaveLength(1)
  })

  it('keeps a page packed as it was asked for, and makes every other form from that', async () => {
    rig = await openDoor((_req, res) => page(res, filler))
    const asked = (encoding: string) => send(rig.port, { headers: { 'accept-encoding': encoding } })
    const first = await asked('gzip')
    const { size, bytes } = rig.door.pages.cache
    expect(size).toBe(1)
    expect(bytes).toBeLessThan(filler.length)
    const [plain, br, again] = [await asked('identity'), await asked('br'), await asked('gzip')]
    expect([plain.text, plain.headers['content-encoding'], plain.headers.etag]).toEqual([
      filler,
      undefined,
      first.headers.etag,
    ])
    expect([brotliDecompressSync(br.body).toString(), gunzipSync(again.body).toString()]).toEqual([
      filler,
      filler,
    ])
    expect([rig.seen.length, rig.door.pages.cache.size]).toEqual([1, 3])
    rig.door.pages.cache.invalidate(['site:a.localhost'])
    expect([(await asked('identity')).text, rig.seen.length]).toEqual([filler, 2])
  })

  it('shares an entry between orders of the query and advertisements, but not a redirect to the canonical order', async () => {
    rig = await openDoor((req, res) => {
      if (req.url === '/search?b=1&a=1') return void res.writeHead(308, { Location: '/search?a=1&b=1' }).end()
      page(res, String(req.url))
    })
    expect((await send(rig.port, { path: '/search?b=1&a=1' })).headers.location).toBe('/search?a=1&b=1')
    expect((await send(rig.port, { path: '/search?a=1&b=1' })).text).toBe('/search?a=1&b=1')
    expect((await send(rig.port, { path: '/search?utm_source=x&a=1&b=1&gclid=2' })).text).toBe(
      '/search?a=1&b=1',
    )
    expect((await send(rig.port, { path: '/search?b=1&a=1' })).text).toBe('/search?a=1&b=1')
    expect(rig.seen).toHaveLength(2)
  })

  it.each([404, 410, 500, 302])('keeps no %i', async (status) => {
    rig = await openDoor((_req, res) => void res.writeHead(status, { 'Content-Type': 'text/html' }).end('x'))
    const replies = [await send(rig.port, { path: '/cars/x' }), await send(rig.port, { path: '/cars/x' })]
    expect(replies.map((reply) => [reply.status, reply.headers['cache-control']])).toEqual([
      [status, 'no-store'],
      [status, 'no-store'],
    ])
    expect(rig.seen).toHaveLength(2)
  })

  it('sends a page with the status that it asks for, and keeps out what it vetoes', async () => {
    rig = await openDoor((req, res) => {
      const id = String(req.headers['x-request-id'])
      if (req.url === '/cars/gone') rig.door.pages.renders.status(id, 410)
      if (req.url === '/search') rig.door.pages.renders.veto(id)
      page(res, `notice ${req.url}`)
    })
    expect(await send(rig.port, { path: '/cars/gone' })).toMatchObject({
      status: 410,
      text: 'notice /cars/gone',
    })
    await send(rig.port, { path: '/search' })
    await send(rig.port, { path: '/search' })
    expect(rig.seen).toHaveLength(3)
  })

  it('puts the dealer’s own page in place of Next’s empty 404, on shared and private pages, and keeps it', async () => {
    const shell = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'
    rig = await openDoor((req, res) => {
      if (req.url === '/not-found')
        return page(res, '<meta name="forecourt:status" content="404"/><h1>Nothing here</h1>')
      if (req.url === '/search?gone')
        return page(res, '<html><meta name="forecourt:status" content="410"/>gone')
      res.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      res.end(req.url === '/cars/plain' ? '<html>plain 404' : shell)
    })
    for (const path of ['/cars/none', '/garage/none', '/cars/other', '/not-found']) {
      const reply = await send(rig.port, { path })
      expect([
        path,
        reply.status,
        reply.text.includes('Nothing here'),
        reply.headers['cache-control'],
      ]).toEqual([path, 404, true, 'no-store'])
    }
    expect(rig.seen.filter(({ url }) => url === '/not-found')).toHaveLength(2)
    expect(await send(rig.port, { path: '/cars/plain' })).toMatchObject({
      status: 404,
      text: '<html>plain 404',
    })
    expect((await send(rig.port, { path: '/search?gone' })).status).toBe(410)
    expect((await send(rig.port, { path: '/none', host: 'localhost' })).text).toBe(shell)
  })

  it('answers 500 for a page that fails and 504 for one that hangs, keeps neither, and goes on', async () => {
    let mode: 'throw' | 'hang' | 'break' | 'fine' = 'throw'
    rig = await openDoor(
      (_req, res) => {
        if (mode === 'throw') throw new Error('secret detail')
        if (mode === 'break') return void (res.write('half'), res.destroy())
        if (mode === 'fine') page(res, 'fine')
      },
      { times: { headersMs: 5000, bodyMs: 5000, renderMs: 200, drainMs: 1000 } },
    )
    const failed = await send(rig.port)
    expect([failed.status, failed.text.includes('secret')]).toEqual([500, false])
    mode = 'hang'
    expect((await send(rig.port)).status).toBe(504)
    mode = 'break'
    expect((await send(rig.port)).status).toBe(500)
    mode = 'fine'
    expect((await send(rig.port)).text).toBe('fine')
  })

  it('goes on with a render when the visitor who caused it leaves', async () => {
    const gate = gateway()
    rig = await openDoor(async (_req, res) => {
      await gate.passed
      page(res, 'whole')
    })
    const leaver = request({ port: rig.port, headers: { host: 'a.localhost' } }).on('error', () => undefined)
    leaver.end()
    await until(() => rig.seen.length === 1)
    const stays = send(rig.port)
    await wait(50)
    leaver.destroy()
    await wait(50)
    gate.open()
    expect((await stays).text).toBe('whole')
    expect(rig.seen).toHaveLength(1)
  })
})
