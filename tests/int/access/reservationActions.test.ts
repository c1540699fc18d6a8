/** What staff may do with a reservation, by role and location, and what others learn. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, plant, type World, principalIn } from './world'

let world: World
let serial = 0
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headersOf = (name: string): Record<string, string> => principalIn(world, name).headers
const place = {
  name: 'Yard',
  address: '',
  phone: '',
  email: 'yard@dealer.example',
  zone: 'Australia/Brisbane',
}

async function reservation(at: 'a' | 'b' | 'a2', more: object = {}): Promise<string> {
  const reservation_id = `RX${serial++}`
  return plant(world.db, 'reservations', {
    tenant: world.refs[at].tenant,
    location_id: world.refs[at].location,
    reservation_id,
    state: 'held',
    money: 'paid',
    amount: 200,
    payment_ref: 'p',
    car_id: `car-${reservation_id}`,
    hold_seq: 1,
    hold_hours: 48,
    held_until: Date.now() + 3_600_000,
    email: 'sam@shopper.example',
    place,
    version: 0,
    ...more,
  })
}
const act = (id: string, action: unknown, who: string) =>
  rest('POST', `/reservation-actions/${id}`, headersOf(who), { action })
const stored = (id: string) =>
  world.db.findByID({ collection: 'reservations', id, depth: 0, overrideAccess: true })

it('sales staff release a reservation of their place; the deposit goes into the refund queue', async () => {
  const id = await reservation('a')
  expect((await act(id, 'release', 'sales of A1')).status).toBe(200)
  const row = await stored(id)
  expect(row).toMatchObject({ state: 'cancelled', money: 'refund_due' })
  expect(row.events).toMatchObject([{ what: 'cancel', by: 'sales of A1' }])
  expect((await act(id, 'release', 'sales of A1')).status).toBe(409)
  const log = await world.db.find({
    collection: 'audit-log',
    where: { doc_id: { equals: id } },
    overrideAccess: true,
  })
  expect(log.docs.map(({ what }) => what)).toContain('release reservations')
})

it('a refund alone is for the dealer’s administrators', async () => {
  const id = await reservation('a')
  expect((await act(id, 'refund', 'sales of A1')).status).toBe(403)
  expect(await stored(id)).toMatchObject({ money: 'paid' })
  expect((await act(id, 'refund', 'dealer admin of A')).status).toBe(200)
  expect(await stored(id)).toMatchObject({ state: 'held', money: 'refund_due' })
})

it('another place, another dealer and a stranger get the same answer as for a row that is not there', async () => {
  const cases: [id: string, who: string][] = [
    [await reservation('a2'), 'sales of A1'],
    [await reservation('b'), 'dealer admin of A'],
    [await reservation('a'), 'editor of A'],
    [await reservation('a'), 'anonymous'],
    [await reservation('a'), 'shopper of A'],
    [await reservation('a'), 'disabled admin of A'],
    [await reservation('a'), 'key of A to write'],
    ['0190e0e0-0000-7000-8000-000000000000', 'dealer admin of A'],
  ]
  for (const [id, who] of cases) {
    const { status, text } = await act(id, 'release', who)
    expect([who, status, text]).toEqual([who, 404, expect.not.stringContaining('RX')])
  }
  for (const [id] of cases.slice(0, -1)) expect(await stored(id)).toMatchObject({ state: 'held' })
})

it('an action that is none is refused', async () => {
  const id = await reservation('a')
  for (const action of ['steal', null, 7]) expect((await act(id, action, 'sales of A1')).status).toBe(422)
})
