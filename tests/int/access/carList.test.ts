import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { mayEditCars, mayReadCars } from '@/admin/may'
import { readCars } from '@/admin/car/list/readCars'
import { carListState } from '@/core/car/carList'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, type World, staffIn } from './world'

let world: World
const ids = { a: '', b: '' }

beforeAll(async () => {
  world = await makeWorld()
  for (const at of ['a', 'b'] as const) {
    ids[at] = world.ids.cars?.[at] ?? ''
    await world.db.update({
      ...{ collection: 'cars', id: ids[at], overrideAccess: true },
      data: { name: `Car ${at}`, make: `Make${at}`, price: 20_000, status: 'in_stock', tag: null },
    })
  }
})
afterAll(closeDb)

const principal = (name: string) => world.principals.find((one) => one.name === name)
const userOf = (name: string) => staffIn(world, name)
const listed = async (name: string, params: Record<string, string>) => {
  const { rows, counts, choices } = await readCars(
    world.db,
    await userOf(name),
    carListState(params),
    new Date(),
  )
  return { ids: rows.map(({ id }) => id), counts, makes: choices.make.map(([make]) => make) }
}

it.each(['dealer admin of A', 'editor of A', 'sales of A1'])(
  'T9 %s lists the cars of A alone',
  async (name) => {
    const { ids: found, counts, makes } = await listed(name, { view: 'all' })
    expect(found).toContain(ids.a)
    expect(found).not.toContain(ids.b)
    expect(counts.all).toBe(found.length)
    expect(makes).toContain('Makea')
    expect(makes).not.toContain('Makeb')
  },
)

it('a seller of one place reads at which place a car of the other stands', async () => {
  const other = await world.db.findByID({
    ...{ collection: 'locations', id: world.refs.a2.location, depth: 0, overrideAccess: true },
  })
  await world.db.update({
    ...{ collection: 'cars', id: ids.a, overrideAccess: true, data: { location_id: other.id } },
  })
  const { rows } = await readCars(world.db, await userOf('sales of A1'), carListState({}), new Date())
  expect(rows.find(({ id }) => id === ids.a)?.place).toBe(other.name)
  await world.db.update({
    ...{ collection: 'cars', id: ids.a, overrideAccess: true, data: { location_id: world.refs.a.location } },
  })
})

it('the screen is for staff of a dealer, changes are for its editors', async () => {
  expect(mayReadCars(await userOf('staff of no dealer'))).toBe(false)
  expect(mayEditCars(await userOf('sales of A1'))).toBe(false)
  expect(mayEditCars(await userOf('editor of A'))).toBe(true)
  expect([mayReadCars(null), mayEditCars(null)]).toEqual([false, false])
})

it.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ view: 'sold' }, false],
  [{ view: 'price' }, false],
  [{ view: 'hidden' }, false],
  [{ search: 'car a' }, true],
  [{ search: 'car zzz' }, false],
  [{ make: 'Makea' }, true],
  [{ make: 'Makeb' }, false],
])('the list of %j has the car: %s', async (params, has) => {
  expect((await listed('editor of A', params)).ids.includes(ids.a)).toBe(has)
})

const answerSchema = z.object({
  cars: z.array(
    z.object({ id: z.string(), rev: z.number().optional(), to: z.string().optional(), refusal: z.string() }),
  ),
})
const call = (name: string, body: unknown) =>
  rest('POST', '/car-changes', principal(name)?.headers ?? {}, body)
const cars = async (name: string, body: unknown) =>
  answerSchema.parse(JSON.parse((await call(name, body)).body)).cars
const stored = (id: string) => world.db.findByID({ collection: 'cars', id, depth: 0, overrideAccess: true })
const cut = { what: 'price', how: 'add', amount: -500 }

it('B6 a change of many is previewed, applied as staff’s own and audited', async () => {
  const [seen] = await cars('editor of A', { step: 'preview', ids: [ids.a, ids.b], change: cut })
  expect(seen).toMatchObject({ id: ids.a, to: '$19,500', refusal: '' })
  expect((await stored(ids.a)).price).toBe(20_000)
  const named = [{ id: ids.a, rev: seen?.rev ?? 0 }]
  expect(await cars('editor of A', { step: 'apply', cars: named, change: cut })).toEqual([
    { id: ids.a, refusal: '' },
  ])
  expect(await stored(ids.a)).toMatchObject({ price: 19_500, overrides: { price: 19_500 } })
  // Sent twice, as a browser that lost the answer does: the price falls once.
  const again = await cars('editor of A', { step: 'apply', cars: named, change: cut })
  expect(again[0]?.refusal).toContain('Somebody changed it')
  expect((await stored(ids.a)).price).toBe(19_500)
  const log = await world.db.find({
    ...{ collection: 'audit-log', where: { doc_id: { equals: ids.a } }, sort: '-createdAt', limit: 1 },
    ...{ depth: 0, overrideAccess: true },
  })
  expect(log.docs[0]).toMatchObject({ what: 'update cars', diff: { price: { from: 20_000, to: 19_500 } } })
})

it('T9 a list by its address, and named cars, are those of the caller’s dealer', async () => {
  const query = 'view=all'
  const seen = await cars('editor of A', {
    step: 'preview-list',
    query,
    change: { what: 'tag', tag: 'Mine' },
  })
  expect(seen.map(({ id }) => id)).toContain(ids.a)
  expect(seen.map(({ id }) => id)).not.toContain(ids.b)
  const foreign = [{ id: ids.b, rev: (await stored(ids.b)).rev }]
  const [refused] = await cars('editor of A', { step: 'apply', cars: foreign, change: cut })
  expect(refused?.refusal).not.toBe('')
  expect((await stored(ids.b)).price).toBe(20_000)
})

it.each([
  'anonymous',
  'shopper of A',
  'sales of A1',
  'staff of no dealer',
  'disabled admin of A',
  'key of A to write',
])('T10 I1 %s changes nothing', async (name) => {
  const { rev, tag } = await stored(ids.a)
  const change = { what: 'tag', tag: 'Stolen' }
  const body = { step: 'apply', cars: [{ id: ids.a, rev }], change }
  expect([401, 403]).toContain((await call(name, body)).status)
  expect((await stored(ids.a)).tag).toBe(tag)
})

it.each<[unknown]>([
  [{}],
  [{ step: 'apply', cars: [], change: { what: 'price', how: 'add', amount: 'x' } }],
  [{ step: 'preview', ids: Array.from({ length: 501 }, String), change: cut }],
  [{ step: 'apply', cars: Array.from({ length: 26 }, () => ({ id: 'x', rev: 1 })), change: cut }],
])('a body that says no change is refused in words', async (body) => {
  const { status, body: answer } = await call('editor of A', body)
  expect(status).toBe(422)
  expect(answer).toContain('Choose cars and say what to change.')
})

const table = (name: string, query = '?view=all') =>
  rest('GET', `/car-export${query}`, principal(name)?.headers ?? {})

it('B9 I1 the table holds the cars that are filtered, of own dealers alone, and says who took it', async () => {
  await world.db.update({
    ...{ collection: 'cars', id: ids.a, overrideAccess: true, data: { badge: '=1+1' } },
  })
  const { status, body, response } = await table('dealer admin of A')
  expect(status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('no-store')
  const [head] = body.split('\r\n')
  expect(head).toContain('Name,Stock number,')
  expect(body).toContain('Makea')
  expect(body).toContain(`,'=1+1,`)
  expect(body).not.toContain('Makeb')
  expect((await table('dealer admin of A', '?view=all&make=Makeb')).body.trim().split('\r\n')).toHaveLength(1)
  const { docs } = await world.db.find({
    ...{ collection: 'audit-log', where: { what: { contains: 'export' } }, sort: 'createdAt' },
    ...{ depth: 0, overrideAccess: true },
  })
  expect(docs[0]).toMatchObject({
    what: expect.stringMatching(/^export \d+ cars$/),
    tenant: world.refs.a.tenant,
    doc_title: 'All cars',
  })
})

it.each(['editor of A', 'sales of A1'])('B9 I1 %s takes no table of cars', async (name) =>
  expect((await table(name)).status).toBe(403),
)

it('B9 I1 nobody takes a table without an account', async () =>
  expect((await rest('GET', '/car-export?view=all', {})).status).toBe(403))
