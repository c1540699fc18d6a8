import { Agent, request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { noteMakeshift } from '@/cache/port'
import { send } from '../../helpers/rawHttp'
import { gateway, openListener, page, until, wait, type Rig } from './support'

let rig: Rig
afterEach(() => rig.close())

const filler = 'a long page '.repeat(400)

describe('page cache over HTTP', () => {
  it('renders once for 40 visitors at once, and not at all for the next', async () => {
    const gate = gateway()
    rig = await openListener(async (_req, res) => {
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

  it('stores no page while what pages are made of is not whole', async () => {
    rig = await openListener((_req, res) => page(res, filler))
    noteMakeshift(true)
    for (let n = 0; n < 2; n++) expect((await send(rig.port, { path: '/search' })).text).toBe(filler)
    expect(rig.seen).toHaveLength(2)
    noteMakeshift(false)
    for (let n = 0; n < 2; n++) await send(rig.port, { path: '/search' })
    expect(rig.seen).toHaveLength(3)
  })

  it('shows the app no cookie, no credentials and nothing else of a person on a page that is shared', async () => {
    rig = await openListener((req, res) =>
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

  it('hands cookies to what is not shared, and to nothing else', async () => {
    rig = await openListener((req, res) => page(res, `hello ${req.headers.cookie}`))
    expect((await send(rig.port, { path: '/garage', headers: { cookie: 'a=1' } })).text).toBe('hello a=1')
    expect((await send(rig.port, { path: '/', headers: { cookie: 'a=1' } })).text).toBe('hello undefined')
  })

  it('takes the short way only for a plain visit to an address that it knows', async () => {
    rig = await openListener((req, res) =>
      page(res, `${req.method} ${req.url} ${req.headers.cookie ?? ''} ${req.headers.rsc ?? ''}`),
    )
    const plain = await send(rig.port, { path: '/search' })
    for (let i = 0; i < 3; i++)
      expect((await send(rig.port, { path: '/search', headers: { cookie: 'a=1' } })).text).toBe(plain.text)
    expect((await send(rig.port, { path: '/search', headers: { rsc: '1' } })).text).toContain(' 1')
    expect((await send(rig.port, { path: '/search', method: 'POST' })).status).toBe(405)
    expect((await send(rig.port, { path: '/search', headers: { 'next-action': 'x' } })).status).toBe(405)
    rig.listener.pages.cache.invalidate(['site:a.localhost'])
    const before = rig.seen.length
    await send(rig.port, { path: '/search' })
    expect(rig.seen.length).toBe(before + 1)
    const { text } = await send(rig.port, { path: '/metrics', host: 'localhost' })
    expect(text).toMatch(/forecourt_requests_total\{how="hit",status="2xx"\} 3\b/)
  })

  it('keeps no render that began before its tag was emptied, and lets no later visitor join it', async () => {
    const gate = gateway()
    let version = 1
    rig = await openListener(async (_req, res) => {
      const mine = version
      if (mine === 1) await gate.passed
      page(res, `version ${mine}`)
    })
    const early = send(rig.port, { path: '/search' })
    await until(() => rig.seen.length === 1)
    version = 2
    rig.listener.pages.cache.invalidate(['stock:a.localhost'])
    expect((await send(rig.port, { path: '/search' })).text).toBe('version 2')
    gate.open()
    expect((await early).text).toBe('version 1')
    expect((await send(rig.port, { path: '/search' })).text).toBe('version 2')
    expect(rig.seen).toHaveLength(2)
  })

  it('empties one host and leaves the others (I4)', async () => {
    let count = 0
    rig = await openListener((req, res) => page(res, `${String(req.headers['x-forecourt-host'])} ${++count}`))
    const read = async () =>
      (await Promise.all(['a.x', 'b.x', 'c.x'].map((host) => send(rig.port, { host, path: '/search' })))).map(
        (reply) => reply.text,
      )
    const before = await read()
    rig.listener.pages.cache.invalidate(['site:a.x'])
    const after = await read()
    expect(before.map((text) => text.split(' ')[0])).toEqual(['a.x', 'b.x', 'c.x'])
    expect(after[0]).toBe('a.x 4')
    expect(after.slice(1)).toEqual(before.slice(1))
  })

  it('never crosses hosts in 3,000 interleaved visits with emptyings between (I4)', async () => {
    rig = await openListener(async (req, res) => {
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
      if (round % 3 === 0) rig.listener.pages.cache.invalidate([`site:${hosts[round % 2]}`])
    }
    agent.destroy()
    expect(crossed).toBe(0)
  })

  it('shares an entry between orders of the query and advertisements, but not a redirect to the canonical order', async () => {
    rig = await openListener((req, res) => {
      if (req.url === '/search?page=2&make=Kia')
        return void res.writeHead(308, { Location: '/search?make=Kia&page=2' }).end()
      page(res, String(req.url))
    })
    const text = async (query: string) => (await send(rig.port, { path: `/search?${query}` })).text
    const moved = await send(rig.port, { path: '/search?page=2&make=Kia&gclid=1' })
    expect(moved.headers.location).toBe('/search?make=Kia&page=2&gclid=1')
    expect(await text('make=Kia&page=2')).toBe('/search?make=Kia&page=2')
    expect(await text('utm_source=x&make=Kia&page=2&gclid=2')).toBe('/search?make=Kia&page=2')
    expect(await text('page=2&make=Kia')).toBe('/search?make=Kia&page=2')
    expect(rig.seen).toHaveLength(2)
  })

  it('goes on with a render when the visitor who caused it leaves', async () => {
    const gate = gateway()
    rig = await openListener(async (_req, res) => {
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
