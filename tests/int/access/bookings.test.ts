import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { dayBookings, weekBookings } from '@/admin/bookings/dayBookings'
import { rest } from './rest'
import { makeWorld, NOT_THEIRS, plant, type Seed, type World, principalIn } from './world'

let world: World
let serial = 0
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headersOf = (name: string): Record<string, string> => principalIn(world, name).headers
const START = '2099-12-01T00:00:00.000Z'
const OTHER = '2099-12-02T00:00:00.000Z'
/** A visit that has begun: its outcome can be recorded. */
const EARLIER = new Date(Date.now() - 3_600_000).toISOString()

async function booking(at: Seed = 'a', more: Record<string, unknown> = {}): Promise<string> {
  const key = `k${serial++}`
  return plant(world.db, 'bookings', {
    tenant: world.refs[at].tenant,
    location_id: world.refs[at].location,
    kind: 'test_drive',
    state: 'booked',
    start: START,
    minutes: 45,
    timezone: 'Australia/Brisbane',
    reference: key,
    slot_key: key,
    car_key: key,
    request_key: key,
    salt: key,
    link_hash: key,
    name: 'Jordan',
    email: 'jordan@shopper.example',
    ...more,
  })
}
const set = async (id: string, state: string, who = 'sales of A1') =>
  (await rest('POST', `/booking-states/${id}`, headersOf(who), { state })).response.status
const stateOf = async (id: string) =>
  (await world.db.findByID({ collection: 'bookings', id, depth: 0, overrideAccess: true })).state

it('sales say what became of the bookings of their location, and of no other', async () => {
  const id = await booking('a', { start: EARLIER })
  expect(await set(id, 'done')).toBe(200)
  expect(await stateOf(id)).toBe('done')
  expect(await set(id, 'booked')).toBe(200)
  for (const [at, who] of NOT_THEIRS) {
    const other = await booking(at)
    expect([at, who, await set(other, 'cancelled', who)]).toEqual([at, who, 404])
    expect(await stateOf(other)).toBe('booked')
    const gone = await booking(at, { state: 'cancelled' })
    expect([at, who, await set(gone, 'booked', who)]).toEqual([at, who, 404])
    expect(await stateOf(gone)).toBe('cancelled')
  }
})

it.each(['done', 'no_show'])('nobody is %s before the booking begins, and it says why', async (state) => {
  const id = await booking()
  const refused = await rest('POST', `/booking-states/${id}`, headersOf('sales of A1'), { state })
  expect([refused.response.status, refused.body]).toEqual([409, expect.stringContaining('has not begun yet')])
  expect(await stateOf(id)).toBe('booked')
})

it('who may read a booking may move it for a caller; to nobody else is it there', async () => {
  const id = await booking()
  const call = async (who: string, row = id) => [
    (await rest('GET', `/booking-moves/${row}`, headersOf(who))).response.status,
    (await rest('POST', `/booking-moves/${row}`, headersOf(who), { start: OTHER })).response.status,
  ]
  expect(await call('sales of A1')).toEqual([200, 409])
  for (const who of [
    'staff of no dealer',
    'disabled admin of A',
    'editor of A',
    'anonymous',
    'key of A to write',
  ])
    expect([who, await call(who)]).toEqual([who, [404, 404]])
  expect(await call('dealer admin of A', await booking('b'))).toEqual([404, 404])
  for (const [at, who] of NOT_THEIRS)
    expect([at, who, await call(who, await booking(at))]).toEqual([at, who, [404, 404]])
  expect((await rest('POST', `/booking-moves/${id}`, headersOf('sales of A1'), {})).response.status).toBe(422)
})

it('what a person does with a booking is in its history, by name', async () => {
  const id = await booking()
  expect(await set(id, 'cancelled')).toBe(200)
  const { docs } = await world.db.find({
    collection: 'audit-log',
    where: { doc_id: { equals: id } },
    overrideAccess: true,
  })
  expect(docs).toMatchObject([
    {
      what: 'cancelled bookings',
      user_id: expect.any(String),
      diff: { state: { from: 'booked', to: 'cancelled' } },
    },
  ])
  const row = await world.db.findByID({ collection: 'bookings', id, depth: 0, overrideAccess: true })
  expect(row.mail).toMatchObject({ by: expect.any(String) })
})

it('a cancelled booking has lost its seat: where the time is not offered it stays cancelled, and one mail goes', async () => {
  const id = await booking()
  expect(await set(id, 'cancelled')).toBe(200)
  expect(await set(id, 'booked')).toBe(409)
  expect(await set(id, 'done')).toBe(409)
  expect(await set(id, 'sold')).toBe(422)
  const row = await world.db.findByID({ collection: 'bookings', id, depth: 0, overrideAccess: true })
  expect(row).toMatchObject({
    state: 'cancelled',
    slot_key: `free:${id}`,
    mail: { kind: 'cancelled', to: ['shopper'] },
  })
})

it('nobody books, moves or frees a seat over the admin’s REST', async () => {
  const id = await booking()
  for (const who of ['dealer admin of A', 'platform admin']) {
    const changed = await rest('PATCH', `/bookings/${id}`, headersOf(who), {
      start: '2099-12-02T00:00:00.000Z',
    })
    expect(changed.response.status).toBeGreaterThanOrEqual(400)
  }
  const row = await world.db.findByID({ collection: 'bookings', id, depth: 0, overrideAccess: true })
  expect(row.start).toBe(START)
})

it('the day and the week show each member of staff their own locations', async () => {
  await booking('a', { name: 'At one' })
  await booking('a2', { name: 'At two' })
  await booking('b', { name: 'Of B' })
  const namesFor = async (name: string) => {
    const id = world.principals.find((one) => one.name === name)?.userId ?? ''
    const user = await world.db.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
    const reader = { ...user, collection: 'users' } as const
    const { places } = await dayBookings(world.db, reader, '2099-12-01', new Date())
    const { days, monday } = await weekBookings(world.db, reader, '2099-12-06', new Date())
    const named = (lines: { name: string }[]) =>
      lines.map((line) => line.name).filter((one) => /^(At|Of)/.test(one))
    const names = named(places.flatMap(({ lines }) => lines))
    expect([monday, named(days.flatMap(({ lines }) => lines)).sort()]).toEqual([
      '2099-11-30',
      [...names].sort(),
    ])
    return names
  }
  expect(await namesFor('sales of A1')).toEqual(['At one'])
  expect((await namesFor('dealer admin of A')).sort()).toEqual(['At one', 'At two'])
})
