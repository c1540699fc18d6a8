/** A supplier's file: rehearsed without storing anything, pushed with the guard, and by whom. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { rehearsalViewSchema } from '@/admin/stock/files/rehearsalView'
import { recordOf } from '@/access/ids'
import { ingestCars } from '@/features/stock/ingest'
import { rest } from './rest'
import { makeWorld, type World, principalIn } from './world'

let world: World
const HEAD = 'Stock No;Make;Model;Year;Type;Sell Price;Odo;Sales Note'
const lineOf = (n: number, price: number | string = 30_000 + n) =>
  `R${n};Citroën;C${n % 5};2021;Used;${price};${50_000 + n};x`
const latin = (lines: readonly string[]) =>
  new File([Uint8Array.from([HEAD, ...lines].join('\r\n'), (letter) => letter.charCodeAt(0))], 'stock.csv')
const NUMBERS = Array.from({ length: 20 }, (_, n) => n)

beforeAll(async () => {
  world = await makeWorld()
  const { tenant, dealership: id } = world.refs.a
  const slug = String((await yard('a')).slug)
  const items = NUMBERS.map((n) => ({
    ...{ stocknum: `R${n}`, make: 'Citroën', model: `C${n % 5}`, year: 2021, car_type: 'used' },
    ...{ price: 30_000 + n, km: 50_000 + n },
  }))
  await ingestCars({ tenantId: tenant, dealership: { id, slug, name: 'Yard' }, actor: 'test' }, items, {
    mode: 'batch',
  })
})
afterAll(closeDb)

const yard = (of: 'a' | 'b') =>
  world.db.findByID({
    collection: 'dealerships',
    id: world.refs[of].dealership,
    depth: 0,
    overrideAccess: true,
  })
const headersOf = (who: string): Record<string, string> => principalIn(world, who).headers
function send(who: string, step: string, file: File, more: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ step, dealership: world.refs.a.dealership, ...more }))
    form.set(name, value)
  form.set('file', file)
  return rest('POST', '/stock-files', headersOf(who), form)
}
async function stockOf() {
  const { docs } = await world.db.find({
    collection: 'cars',
    where: { dealership_id: { equals: world.refs.a.dealership }, stocknum: { like: 'R' } },
    pagination: false,
    overrideAccess: true,
  })
  return new Map(docs.map(({ stocknum, price, status, rev }) => [stocknum, { price, status, rev }]))
}
const mixed = latin([
  ...NUMBERS.slice(2).map((n) =>
    n === 5 ? lineOf(n).replace('2021', 'soon') : n === 6 ? lineOf(n, 29_000) : lineOf(n),
  ),
  lineOf(90, 31_000),
  lineOf(90),
])

it('a rehearsal tells columns, faults by line, and what would change; nothing is stored', async () => {
  const before = await stockOf()
  const answer = await send('editor of A', 'rehearse', mixed)
  expect(answer.status, answer.body).toBe(200)
  const view = rehearsalViewSchema.parse(JSON.parse(answer.body))
  expect(view.readAs).toContain('semicolons')
  expect(view.readAs).toContain('Windows')
  expect(view.map.columns).toMatchObject({ 'Stock No': 'stocknum', Odo: 'km', 'Sales Note': null })
  expect(view.counts).toEqual({ received: 20, refused: 1, fresh: 1, changed: 1, same: 16, leaving: 2 })
  expect(view.rejects).toEqual([{ line: 5, stocknum: 'R5', faults: ['Year must be a whole number'] }])
  expect(view.repeats).toEqual([{ stocknum: 'R90', lines: [20, 21] }])
  expect(view.changed).toEqual([
    {
      stocknum: 'R6',
      title: '2021 Citroën C1',
      changes: [{ field: 'Price', from: '$30,006', to: '$29,000' }],
    },
  ])
  expect(view.leaving.map(({ stocknum }) => stocknum)).toEqual(['R0', 'R1'])
  expect(view.fresh).toEqual([{ stocknum: 'R90', title: '2021 Citroën C0', facts: '$30,090 · 50,090 km' }])
  expect(view.reason).toBeNull()
  expect(await stockOf()).toEqual(before)
})

it('says before a push that it would be held, and the push is', async () => {
  const cheap = latin(NUMBERS.map((n) => lineOf(n, 300)))
  const view = rehearsalViewSchema.parse(JSON.parse((await send('editor of A', 'rehearse', cheap)).body))
  expect(view.reason).toBe('20 of 20 prices move by more than half')
  const answer = await send('editor of A', 'push', cheap)
  expect(answer.status, answer.body).toBe(200)
  const { feed, state } = recordOf(JSON.parse(answer.body))
  expect(state).toBe('held')
  expect((await stockOf()).get('R3')?.price).toBe(30_003)
  const row = await world.db.findByID({ collection: 'stock-feeds', id: String(feed), overrideAccess: true })
  expect(row).toMatchObject({ file_name: 'stock.csv', received: 20, held_reason: view.reason })
})

it('a push applies the file and keeps the map, by which the next file is read', async () => {
  const map = {
    columns: {
      'Stock No': 'stocknum',
      Make: 'make',
      Model: 'model',
      Year: 'year',
      Type: 'car_type',
      Odo: 'km',
    },
    car_type: null,
  }
  const chosen = JSON.stringify({
    ...map,
    columns: { ...map.columns, 'Sell Price': 'price', 'Sales Note': 'badge' },
  })
  const answer = await send('dealer admin of A', 'push', mixed, { map: chosen })
  expect(recordOf(JSON.parse(answer.body)).state, answer.body).toBe('committed')
  const stock = await stockOf()
  expect(stock.get('R6')?.price).toBe(29_000)
  expect(stock.get('R0')?.status).toBe('withdrawn')
  expect(stock.get('R90')?.status).toBe('in_stock')
  const view = rehearsalViewSchema.parse(JSON.parse((await send('editor of A', 'rehearse', mixed)).body))
  expect(view.columns.find(({ heading }) => heading === 'Sales Note')).toMatchObject({ known: 'kept' })
  expect(view.map.columns['Sales Note']).toBe('badge')
  const other = JSON.stringify({
    ...map,
    columns: { ...map.columns, 'Sales Note': 'series', 'Sell Price': 'price' },
  })
  const again = await send('editor of A', 'rehearse', mixed, { map: other })
  const { columns } = rehearsalViewSchema.parse(JSON.parse(again.body))
  expect(columns.find(({ heading }) => heading === 'Sales Note')).toMatchObject({ known: 'chosen' })
  expect(view.counts).toMatchObject({ changed: 0, same: 18, leaving: 0 })
})

it('a file that is not the whole stock takes no car off, is never held, and says which cars are not there', async () => {
  const before = await stockOf()
  const few = latin([lineOf(3, 28_000), lineOf(91, 25_000)])
  const look = async (mode: string) =>
    rehearsalViewSchema.parse(JSON.parse((await send('editor of A', 'rehearse', few, { mode })).body))
  expect((await look('full')).reason).toContain('would be withdrawn')
  const update = await look('update')
  expect([update.counts, update.reason]).toEqual([
    { received: 2, refused: 1, fresh: 0, changed: 1, same: 0, leaving: 0 },
    null,
  ])
  expect(update.rejects).toEqual([{ line: 3, stocknum: 'R91', faults: ['There is no such car'] }])
  expect((await look('add')).counts).toMatchObject({ refused: 0, fresh: 1, changed: 1, leaving: 0 })
  expect(await stockOf()).toEqual(before)
  const pushed = async (mode: string) => JSON.parse((await send('editor of A', 'push', few, { mode })).body)
  const { feed } = recordOf(await pushed('update'))
  const row = await world.db.findByID({ collection: 'stock-feeds', id: String(feed), overrideAccess: true })
  expect(row).toMatchObject({ state: 'applied', file_name: 'stock.csv', received: 2 })
  expect(await pushed('add')).toMatchObject({ feed: expect.any(String), state: 'applied' })
  const after = await stockOf()
  expect([after.get('R3')?.price, after.get('R91')?.price, after.size]).toEqual([
    28_000,
    25_000,
    before.size + 1,
  ])
  expect(after.get('R4')).toEqual(before.get('R4'))
})

it.each<[string, File, Record<string, string>, RegExp]>([
  ['a file that cannot be read', new File(['<a><b>'], 'x.xml'), {}, /The XML was cut off/],
  [
    'a map of a field that is none',
    mixed,
    { map: '{"columns":{"Make":"tenant"},"car_type":null}' },
    /Choose a dealership/,
  ],
  ['a step that is none', mixed, { step: 'both' }, /Choose a dealership/],
  ['a kind of file that is none', mixed, { mode: 'replace' }, /Choose a dealership/],
])('%s is refused in words', async (_, file, more, words) => {
  const answer = await send('editor of A', 'rehearse', file, more)
  expect([answer.status, answer.body]).toEqual([422, expect.stringMatching(words)])
})

it('other roles, strangers and the other dealer get the answer of a yard that is not there', async () => {
  const before = await stockOf()
  const missing = await send('editor of A', 'push', mixed, { dealership: 'nothing-here' })
  expect(missing.status).toBe(404)
  const foreign = await send('editor of A', 'push', mixed, { dealership: world.refs.b.dealership })
  expect([foreign.status, foreign.body]).toEqual([404, missing.body])
  for (const who of ['sales of A1', 'anonymous', 'shopper of A', 'disabled admin of A', 'key of A to write'])
    for (const step of ['rehearse', 'push']) {
      const answer = await send(who, step, mixed)
      expect([who, answer.status, answer.body]).toEqual([who, 404, missing.body])
    }
  expect(await stockOf()).toEqual(before)
})
