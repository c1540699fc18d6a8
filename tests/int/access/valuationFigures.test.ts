/** Who values a shopper's car, and where a guide was shown already. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, plant, type World, principalIn } from './world'

let world: World
const rows: Record<string, string> = {}
const GUIDE = { offer_low: 20_000, offer_high: 22_000, result: { count: 9 } }

beforeAll(async () => {
  world = await makeWorld()
  const at = (name: 'a' | 'a2' | 'b', lead_id: string, more: object) => {
    const { tenant, location } = world.refs[name]
    return plant(world.db, 'valuations', { tenant, location_id: location, lead_id, ...more })
  }
  for (const name of ['a', 'a2', 'b'] as const)
    rows[name] = await at(name, `LFIG${name}`, { result: { reason: 'age' } })
  rows.guided = await at('a', 'LGUIDED', GUIDE)
  rows.bare = await at('a', 'LBARE', { result: null })
})
afterAll(closeDb)

const headersOf = (name: string): Record<string, string> => principalIn(world, name).headers
const value = (row: string | undefined, who: string, body: object = { low: 18_000, high: 19_500 }) =>
  rest('POST', `/valuation-figures/${row}`, headersOf(who), body)
const stored = (row: string | undefined) =>
  world.db.findByID({ collection: 'valuations', id: String(row), depth: 0, overrideAccess: true })

it.each([
  ['dealer admin of A', 18_000, 19_500],
  ['sales of A1', 17_000, 18_000],
])('%s puts a figure on a car without a guide, and corrects it', async (who, low, high) => {
  expect((await value(rows.a, who, { low, high })).status).toBe(200)
  const row = await stored(rows.a)
  expect(row).toMatchObject({ offer_low: low, offer_high: high, result: { reason: 'age' } })
  expect(row.good_until).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(row.provider).not.toBe('')
})

it.each([
  ['b', 'dealer admin of A'],
  ['b', 'sales of A1'],
  ['a2', 'sales of A1'],
  ['a', 'editor of A'],
  ['a', 'staff of no dealer'],
  ['a', 'anonymous'],
])('of %s, %s values nothing, as of a car that is not there', async (at, who) => {
  const before = await stored(rows[at])
  const answer = await value(rows[at], who)
  expect(answer.status).toBe(404)
  expect(answer.body).toBe((await value('none', who)).body)
  expect((await stored(rows[at])).offer_low).toBe(before.offer_low)
})

it.each([
  [{ low: 19_500, high: 18_000 }, 'The first figure is the lower one'],
  [{ low: null, high: 18_000 }, 'Write both figures'],
  [{ low: 0, high: 18_000 }, 'Write both figures'],
  [{ low: 100.5, high: 18_000 }, 'Write both figures'],
  [{}, 'Write both figures'],
])('%j is refused in words, and the figure before stays', async (body, words) => {
  const before = await stored(rows.a)
  const answer = await value(rows.a, 'dealer admin of A', body)
  expect(answer.status).toBe(422)
  expect(answer.body).toContain(words)
  expect((await stored(rows.a)).offer_low).toBe(before.offer_low)
})

it('where nothing says why there was no guide, a figure can be corrected too', async () => {
  for (const low of [9_000, 8_000])
    expect((await value(rows.bare, 'sales of A1', { low, high: 10_000 })).status).toBe(200)
  expect(await stored(rows.bare)).toMatchObject({ offer_low: 8_000, offer_high: 10_000 })
})

it('a guide that the shopper was shown is not written over', async () => {
  const answer = await value(rows.guided, 'dealer admin of A')
  expect(answer.status).toBe(409)
  expect(answer.body).toContain('was shown a guide')
  expect(await stored(rows.guided)).toMatchObject({ offer_low: 20_000, offer_high: 22_000 })
})
