/** Who was told of another's save sets their own at the second press. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { recordOf } from '@/access/ids'
import { SEEN_HEADER } from '@/lib/seenSave'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, principalIn, type World } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headersOf = (name: string) => principalIn(world, name).headers
const ADMIN = 'dealer admin of A'
const at = (slug: string) => `/${slug}/${world.ids[slug]?.a}?depth=0`
const open = async (slug: string) =>
  recordOf(JSON.parse((await rest('GET', at(slug), headersOf(ADMIN))).body))

describe('a car: one fact that two people set', () => {
  const touching = (loaded: Record<string, unknown>, typed: Record<string, unknown>) => ({
    ...loaded,
    ...typed,
    touched: Object.fromEntries(Object.keys(typed).map((name) => [name, loaded[name] ?? null])),
  })
  const send = (body: object, seen?: string, who = ADMIN) =>
    rest('PATCH', at('cars'), { ...headersOf(who), ...(seen ? { [SEEN_HEADER]: seen } : {}) }, body)
  const seenIn = (body: string) =>
    z
      .object({ errors: z.tuple([z.object({ data: z.object({ seen: z.string() }) })]) })
      .parse(JSON.parse(body)).errors[0].data.seen

  it('refuses the second with who, what and when; saved again it is theirs, and a third value is refused anew', async () => {
    const loaded = await open('cars')
    const price = Number(loaded.price ?? 40_000)
    const saved = await send(touching(loaded, { price: price + 100 }), undefined, 'platform admin')
    expect([saved.status, saved.body]).toEqual([200, expect.anything()])
    const mine = touching(loaded, { price: price + 200, series: 'Mine too' })
    const refused = await send(mine)
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.stringMatching(
        new RegExp(
          `"Price was changed to \\$${(price + 100).toLocaleString('en-AU')} by (?!you).+ at \\d+:\\d\\d [ap]m\\. Nothing was saved`,
        ),
      ),
    ])
    expect(await open('cars')).toMatchObject({ price: price + 100, series: loaded.series })
    expect((await send(touching(await open('cars'), { price: price + 300 }))).status).toBe(200)
    const anew = await send(mine, seenIn(refused.body))
    expect([anew.status, anew.body]).toEqual([409, expect.stringContaining('by you in another window')])
    expect((await send(mine, seenIn(anew.body))).status).toBe(200)
    expect(await open('cars')).toMatchObject({ price: price + 200, series: 'Mine too' })
  })

  it.each([
    ['another field of the same form', { badge: 'Of the other' }, { series: 'Of mine' }],
    ['the same value', { badge: 'Of both' }, { badge: 'Of both' }],
  ])('saves %s', async (_what, theirs, mine) => {
    const loaded = await open('cars')
    expect((await send(touching(loaded, theirs))).status).toBe(200)
    expect((await send(touching(loaded, mine))).status).toBe(200)
    expect(await open('cars')).toMatchObject({ ...theirs, ...mine })
  })

  it('refuses 0 beside its box, and a price before that is not above the price', async () => {
    const loaded = await open('cars')
    const nothing = await send(touching(loaded, { price: 0 }))
    expect([nothing.status, nothing.body]).toEqual([
      ...[400, expect.stringContaining('leave it empty to show “Enquire for price”')],
    ])
    const before = await send(touching(loaded, { before_price: Number(loaded.price) - 1 }))
    expect([before.status, before.body]).toEqual([400, expect.stringContaining('Enter a price before above')])
    expect(await open('cars')).toMatchObject({ price: loaded.price, rev: loaded.rev })
    expect((await send(touching(loaded, { price: null, before_price: null }))).status).toBe(200)
    expect((await send(touching(await open('cars'), { price: loaded.price }))).status).toBe(200)
  })

  it('tells an outsider nothing', async () => {
    const loaded = await open('cars')
    expect(
      (await send(touching({ ...loaded, price: 1 }, { price: 2 }), undefined, 'staff of no dealer')).status,
    ).toBe(403)
  })
})

it('a row: saved again it is theirs, unless it was saved once more', async () => {
  const [first, second] = [await open('locations'), await open('locations')]
  expect(
    (await rest('PATCH', at('locations'), headersOf('platform admin'), { ...first, name: 'Theirs' })).status,
  ).toBe(200)
  const again = (seen: unknown) =>
    rest(
      'PATCH',
      at('locations'),
      { ...headersOf(ADMIN), [SEEN_HEADER]: String(seen) },
      { ...second, name: 'Mine' },
    )
  expect((await again(first.updatedAt)).status).toBe(409)
  expect((await again((await open('locations')).updatedAt)).status).toBe(200)
  expect((await open('locations')).name).toBe('Mine')
})
