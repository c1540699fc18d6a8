import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { send } from '../../helpers/rawHttp'
import { openListener, page, type Rig } from './support'

let rig: Rig
afterEach(() => {
  vi.useRealTimers()
  return rig.close()
})

const filler = 'a long page '.repeat(400)

describe('answers from the page cache', () => {
  it('answers 304 to its own ETag, HEAD without a body, from the one entry', async () => {
    rig = await openListener((_req, res) => page(res, filler))
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
    rig = await openListener((_req, res) => page(res, filler))
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
    rig = await openListener((_req, res) => page(res, filler))
    const requested = (encoding: string) => send(rig.port, { headers: { 'accept-encoding': encoding } })
    const first = await requested('gzip')
    const { size, bytes } = rig.listener.pages.cache
    expect(size).toBe(1)
    expect(bytes).toBeLessThan(filler.length)
    const [plain, br, again] = [await requested('identity'), await requested('br'), await requested('gzip')]
    expect([plain.text, plain.headers['content-encoding'], plain.headers.etag]).toEqual([
      filler,
      undefined,
      first.headers.etag,
    ])
    expect([brotliDecompressSync(br.body).toString(), gunzipSync(again.body).toString()]).toEqual([
      filler,
      filler,
    ])
    expect([rig.seen.length, rig.listener.pages.cache.size]).toEqual([1, 3])
    rig.listener.pages.cache.invalidate(['site:a.localhost'])
    expect([(await requested('identity')).text, rig.seen.length]).toEqual([filler, 2])
  })

  it.each([404, 410, 500, 302, 308])('keeps no %i', async (status) => {
    rig = await openListener(
      (_req, res) => void res.writeHead(status, { 'Content-Type': 'text/html' }).end('x'),
    )
    const replies = [await send(rig.port, { path: '/cars/x' }), await send(rig.port, { path: '/cars/x' })]
    const control = status === 308 ? 'public, max-age=0, must-revalidate' : 'no-store'
    expect(replies.map((reply) => [reply.status, reply.headers['cache-control']])).toEqual([
      [status, control],
      [status, control],
    ])
    expect(rig.seen).toHaveLength(2)
  })

  it('keeps no missing file, however long the app would have it kept, and a dealer’s own 404 for a minute', async () => {
    const shell = '<!DOCTYPE html><html id="__next_error__">'
    rig = await openListener((req, res) => {
      if (req.url === '/not-found') return page(res, '<meta name="forecourt:status" content="404"/>')
      res.writeHead(404, {
        'Content-Type': 'text/html',
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
      res.end(shell)
    })
    for (let i = 0; i < 2; i++) {
      const reply = await send(rig.port, { path: '/_next/static/none.js' })
      expect([reply.status, reply.headers['cache-control']]).toEqual([404, 'no-store'])
    }
    expect(rig.seen).toHaveLength(3)
    const made = () => rig.seen.filter(({ url }) => url === '/not-found').length
    const before = made()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59_000 })
    await send(rig.port, { path: '/cars/none' })
    expect(made()).toBe(before)
    vi.setSystemTime(Date.now() + 2_000)
    await send(rig.port, { path: '/cars/none' })
    expect(made()).toBe(before + 1)
  })

  it('sends a page with the status that it asks for, and keeps out what it vetoes', async () => {
    rig = await openListener((req, res) => {
      const id = String(req.headers['x-request-id'])
      if (req.url === '/cars/gone') rig.listener.pages.renders.status(id, 410)
      if (req.url === '/search') rig.listener.pages.renders.veto(id)
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

  it('answers /not-found of a host without a dealer as every other page of it, and keeps nothing', async () => {
    const shell = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'
    rig = await openListener((_req, res) => {
      res.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      res.end(shell)
    })
    for (const path of ['/not-found', '/search'])
      expect(await send(rig.port, { path, host: 'nobody.x' })).toMatchObject({ status: 404, text: shell })
    expect(rig.listener.pages.cache.size).toBe(0)
  })

  it('puts the dealer’s own page in place of Next’s empty 404, on shared and private pages, and keeps it', async () => {
    const shell = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'
    rig = await openListener((req, res) => {
      if (req.url === '/not-found')
        return page(res, '<meta name="forecourt:status" content="404"/><h1>Nothing here</h1>')
      if (req.url === '/search/gone')
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
    expect((await send(rig.port, { path: '/search/gone' })).status).toBe(410)
    expect((await send(rig.port, { path: '/none', host: 'localhost' })).text).toBe(shell)
  })

  it('answers 500 for a page that fails and 504 for one that hangs, keeps neither, and goes on', async () => {
    let mode: 'throw' | 'hang' | 'break' | 'fine' = 'throw'
    rig = await openListener(
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
})
