/** A lead and what came of it know each other, for those who may read them. */
import type { Where } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { makeWorld, plant, type World } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

async function userOf(tenant: string, role: 'dealer_admin' | 'editor') {
  const where: Where = { and: [{ role: { equals: role } }, { tenants: { in: [tenant] } }] }
  const { docs } = await world.db.find({ collection: 'users', where, depth: 0, overrideAccess: true })
  const [user] = docs.filter(({ tenants, disabled }) => tenants?.length === 1 && !disabled)
  if (!user) throw new Error('nobody')
  return { ...user, collection: 'users' as const }
}

async function family(at: 'a' | 'b', lead_id: string, order: string) {
  const { tenant, location } = world.refs[at]
  const lead = await plant(world.db, 'leads', {
    tenant,
    lead_id,
    dedupe_key: `${at} ${lead_id}`,
    location_id: location,
    form: 'enquiry',
    category: 'Vehicle Enquiry',
    subcategory: 'Reservation',
  })
  const reservation = await plant(world.db, 'reservations', {
    tenant,
    location_id: location,
    reservation_id: order,
    lead_id,
    state: 'held',
    money: 'paid',
    amount: 200,
    car_id: `car ${at} ${order}`,
    hold_seq: 1,
    held_until: 1,
    version: 0,
  })
  const payment = await plant(world.db, 'payments', {
    tenant,
    payment_id: `P${at}${order}`,
    state: 'refunded',
    reference: `${order}: paid already`,
    cents: 20_000,
    version: 0,
  })
  return { tenant, lead, reservation, payment }
}

it('P3 leads to the others from each of them, and never to another dealer’s of the same number', async () => {
  const { relatedOf } = await import('@/admin/related/related')
  const own = await family('a', 'LSAME', 'RABCDEFGHJ')
  const others = await family('b', 'LSAME', 'RABCDEFGHJ')
  const user = await userOf(own.tenant, 'dealer_admin')
  const ids = async (doc: object) => {
    const row = { id: '', tenant: own.tenant, ...doc }
    const found = await relatedOf(world.db, user, row, 'Australia/Brisbane')
    return found.map(({ href }) => href.split('/').at(-1)).sort()
  }
  const { lead, reservation, payment } = own
  expect(await ids({ id: lead, lead_id: 'LSAME' })).toEqual([reservation, payment].sort())
  expect(await ids({ id: reservation, lead_id: 'LSAME', reservation_id: 'RABCDEFGHJ' })).toEqual(
    [lead, payment].sort(),
  )
  expect(await ids({ id: payment, reference: 'RABCDEFGHJ: paid already' })).toEqual(
    [lead, reservation].sort(),
  )
  expect(await ids({ id: 'x', lead_id: 'LNONE' })).toEqual([])
  expect(await ids({ id: 'x', tenant: others.tenant, lead_id: 'LSAME' })).toEqual([])
})
