import { afterEach, describe, expect, it } from 'vitest'
import { send } from '../../helpers/rawHttp'
import { openListener, page, type Rig } from './support'

let rig: Rig
afterEach(() => rig.close())

describe('a stranger who asks for junk', () => {
  it('makes no entry by parameters, headers and cookies that no page reads', async () => {
    rig = await openListener((req, res) => page(res, `${req.url} ${req.headers.rsc ?? ''}`))
    await send(rig.port)
    await send(rig.port, { path: '/_next/static/x.js' })
    const { size } = rig.listener.pages.cache
    for (let i = 0; i < 20; i++) {
      for (const path of [
        `/?junk=${i}`,
        `/?make=${i}`,
        `/?${i}`,
        `/_next/static/x.js?${i}`,
        '/_next/static/%78.js',
      ])
        await send(rig.port, { path })
      await send(rig.port, { headers: { rsc: `junk${i}` } })
      await send(rig.port, { headers: { 'next-router-prefetch': `${i}`, 'next-url': `/${i}` } })
      await send(rig.port, { headers: { cookie: `forecourt_preview=${i}; __prerender_bypass=${i}` } })
    }
    expect([rig.seen.length, rig.listener.pages.cache.size]).toEqual([2, size])
    for (let i = 0; i < 20; i++)
      await send(rig.port, {
        headers: { rsc: '1', 'next-router-state-tree': `junk${i}`, 'next-url': `/${i}` },
      })
    expect(rig.seen).toHaveLength(3)
  })

  it('makes no entry by 1,000 unknown values of parameters with a list of values', async () => {
    rig = await openListener((req, res) => page(res, String(req.url)))
    await send(rig.port, { path: '/cars/one' })
    await send(rig.port, { path: '/cars/one?form=offer' })
    const { size } = rig.listener.pages.cache
    for (let i = 0; i < 1000; i++) await send(rig.port, { path: `/cars/one?form=junk${i}` })
    expect([rig.seen.length, rig.listener.pages.cache.size]).toEqual([2, size])
  })

  it('takes no page of a neighbour out of the cache with 1,000 addresses that are pages', async () => {
    rig = await openListener((_req, res) => page(res, 'x'.repeat(20_000)), {
      cacheBytes: 2_000_000,
      missesPerMinute: 2_000,
    })
    const pages = Array.from({ length: 20 }, (_, i) => `/cars/car-${i}`)
    for (const path of pages) await send(rig.port, { host: 'b.x', path })
    for (let i = 0; i < 1000; i++) await send(rig.port, { host: 'a.x', path: `/search?query=junk${i}` })
    const before = rig.seen.length
    for (const path of pages) await send(rig.port, { host: 'b.x', path })
    expect(rig.seen.length - before).toBe(0)
    expect(rig.listener.pages.cache.bytes).toBeLessThanOrEqual(2_000_000)
  })

  it('gets a 429 with Retry-After after too many renders, while everything kept is still answered', async () => {
    rig = await openListener((req, res) => page(res, String(req.url)), {
      missesPerMinute: 5,
      trustProxy: true,
    })
    const ask = (path: string, from: string) => send(rig.port, { path, headers: { 'x-forwarded-for': from } })
    await ask('/search', '10.0.0.1')
    const statuses = []
    for (let i = 0; i < 7; i++) statuses.push((await ask(`/search?query=${i}`, '10.0.0.1')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429])
    const refused = await ask('/garage', '10.0.0.1')
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    const call = await ask('/api/cars/search?query=x', '10.0.0.1')
    expect([call.status, call.headers['content-type']]).toEqual([429, 'application/json'])
    expect((await ask('/search', '10.0.0.1')).status).toBe(200)
    expect((await ask('/search?query=new', '10.0.0.2')).status).toBe(200)
    expect((await ask('/_next/static/x.js', '10.0.0.1')).status).toBe(200)
  })
})
