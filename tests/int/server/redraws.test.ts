import { afterEach, describe, expect, it } from 'vitest'
import { noteMakeshift } from '@/cache/port'
import { carTag, siteTag, stockTag } from '@/cache/tags'
import { send } from '../../helpers/rawHttp'
import { gateway, openListener, page, until, wait, type Rig } from './support'

let rig: Rig
afterEach(() => rig.close())

const HOST = 'dealer.test'
const filler = ' of a long page'.repeat(400)
const get = (path: string, headers: Record<string, string> = {}) =>
  send(rig.port, { path, headers: { host: HOST, 'accept-encoding': 'identity', ...headers } })
const emptied = (...tags: string[]) => rig.listener.pages.cache.invalidate(tags)
const ofPath = (path: string) => rig.seen.filter(({ url }) => url === path)

/** A stand-in that shows the price of the moment. */
const shop = (facts: { price: number }) => (_req: unknown, res: Parameters<typeof page>[0]) =>
  page(res, `price ${facts.price}${filler}`)
const priceIn = ({ text }: { text: string }) => Number(/price (\d+)/.exec(text)?.[1])
const often = async (path: string, times = 24) => {
  for (let n = 0; n < times; n++) await get(path)
}

describe('pages that are asked for are drawn again', () => {
  it('after a change of a car: the next shopper does not wait, and never sees the old price', async () => {
    const facts = { price: 1 }
    rig = await openListener(shop(facts))
    await often('/cars/blue', 3)
    facts.price = 2
    emptied(carTag(HOST, 'blue'))
    expect(rig.listener.pages.cache.size).toBe(0)
    await until(() => ofPath('/cars/blue').length === 2)
    await until(() => rig.listener.pages.cache.size === 1)
    expect(priceIn(await get('/cars/blue'))).toBe(2)
    expect(ofPath('/cars/blue')).toHaveLength(2)
  })

  it('as one who is nobody: with no header of a visitor', async () => {
    rig = await openListener((req, res) => page(res, JSON.stringify(req.headers) + filler))
    const person = { cookie: 'session=canary', authorization: 'Bearer canary', referer: 'http://canary/' }
    for (let n = 0; n < 3; n++) await get('/cars/blue', person)
    emptied(carTag(HOST, 'blue'))
    await until(() => rig.seen.length === 2)
    expect(JSON.stringify(rig.seen)).not.toContain('canary')
    const [first, second] = rig.seen.map(({ headers }) => Object.keys(headers).sort())
    expect(second).toEqual(first)
  })

  it.each([
    { what: 'a page that one visitor saw', path: '/cars/blue', times: 1 },
    { what: 'a call for data', path: '/api/cars/search', times: 24 },
    { what: 'a page for one visitor', path: '/garage', times: 24 },
  ])('not $what', async ({ path, times }) => {
    rig = await openListener(shop({ price: 1 }))
    await often(path, times)
    const before = rig.seen.length
    emptied(carTag(HOST, 'blue'), stockTag(HOST), siteTag(HOST))
    await wait(150)
    expect(rig.seen).toHaveLength(before)
  })
})

/** The list is asked for often, then its stock changes, and no page is made before the gate opens. */
async function changedWhileHeld(): Promise<ReturnType<typeof gateway>> {
  const facts = { price: 1 }
  const gate = gateway()
  let isHeld = false
  rig = await openListener(async (_req, res) => {
    const { price } = facts
    if (isHeld) await gate.passed
    page(res, `price ${price}${filler}`)
  })
  await often('/search')
  facts.price = 2
  isHeld = true
  emptied(stockTag(HOST))
  return gate
}

describe('a list that is asked for all the time', () => {
  it('stands until it is drawn again: nobody waits, and no old one follows a new one', async () => {
    const gate = await changedWhileHeld()
    expect(priceIn(await get('/search'))).toBe(1)
    gate.open()
    await until(async () => priceIn(await get('/search')) === 2)
    for (let n = 0; n < 20; n++) expect(priceIn(await get('/search'))).toBe(2)
    expect(ofPath('/search')).toHaveLength(2)
  })

  it('stands for a second at most', async () => {
    const gate = await changedWhileHeld()
    await wait(1100)
    const late = get('/search')
    gate.open()
    expect(priceIn(await late)).toBe(2)
  })

  it('never outlives a change that comes while it is drawn again or packed', async () => {
    const facts = { price: 1 }
    rig = await openListener((_req, res) => {
      const { price } = facts
      page(res, `price ${price}${filler}`)
      // Once it is made, and before it is packed.
      setImmediate(() => price === 2 && emptied(stockTag(HOST)))
    })
    for (let n = 0; n < 20; n++) await get('/search', { 'accept-encoding': 'br' })
    facts.price = 2
    emptied(stockTag(HOST))
    await until(() => ofPath('/search').length > 1)
    facts.price = 3
    await wait(1100)
    expect(priceIn(await get('/search'))).toBe(3)
  })

  it('goes at once by what staff save, and when what it would be made of is not whole', async () => {
    const facts = { price: 1 }
    rig = await openListener(shop(facts))
    await often('/search')
    facts.price = 2
    emptied(siteTag(HOST))
    expect(priceIn(await get('/search'))).toBe(2)
    await often('/search')
    facts.price = 3
    noteMakeshift(true)
    emptied(stockTag(HOST))
    await until(() => rig.listener.pages.cache.size === 0)
    noteMakeshift(false)
    expect(priceIn(await get('/search'))).toBe(3)
  })
})
