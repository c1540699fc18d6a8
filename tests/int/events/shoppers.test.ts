/** Bookings, reservations, deals and feeds as events: nothing of the person, and nothing to another dealer. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { feedCar, type Party } from '../../helpers/stockWorld'
import { now, openEventWorld, page, table, told, type EventWorld } from './eventWorld'

let world: EventWorld
beforeAll(async () => {
  world = await openEventWorld()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await world?.api.close()
})

/** A row of each other kind, and what is written into it later. */
const ROWS = {
  bookings: (n: string) => ({
    ...{ reference: n, kind: 'test_drive', state: 'booked', start: '2027-01-01T00:00:00.000Z', minutes: 30 },
    ...{ location_id: 'none', timezone: 'Australia/Sydney', slot_key: n, car_key: n, request_key: n },
    ...{ salt: n, link_hash: n, name: 'Sam Secret', email: 'sam@shopper.example', phone: '0412 345 678' },
  }),
  reservations: (n: string) => ({
    ...{ reservation_id: n, state: 'pending', money: 'open', car_id: n, hold_seq: 1, car_name: 'A car' },
    ...{ car_slug: 'a-car', held_until: 1, amount: 500, hold_hours: 48, name: 'Sam Secret' },
    ...{ email: 'sam@shopper.example', phone: '0412 345 678' },
  }),
  deals: (n: string) => ({
    ...{
      deal_id: n,
      car_id: n,
      car_slug: 'a-car',
      price: 1,
      answers: { name: 'Sam Secret' },
      reservation_id: '',
    },
  }),
}
const insert = async (party: Party, slug: keyof typeof ROWS, n: string) =>
  (await table(slug)).insert({
    ...{ tenant: party.tenantId, ...ROWS[slug](n) },
    ...(slug === 'deals' ? {} : { dealership_id: party.dealership.id }),
  })

describe('events of shoppers and feeds', () => {
  it.each([
    ['bookings', { start: '2027-02-01T00:00:00.000Z' }, 'booking.made', 'booking.changed'],
    ['bookings', { state: 'cancelled' }, 'booking.made', 'booking.cancelled'],
    ['reservations', { state: 'held', money: 'paid' }, 'reservation.made', 'reservation.changed'],
    ['reservations', { state: 'expired' }, 'reservation.made', 'reservation.ended'],
    ['deals', { reservation_id: 'R1' }, null, 'deal.sent'],
  ] as const)(
    '%s with %j say %s, then %s, and nothing of the person',
    async (slug, change, made, changed) => {
      const cursor = await now(world.people)
      const id = await insert(world.api.world.a, slug, `${slug}-${changed}`)
      await told()
      await (await table(slug)).update([['id', '=', id]], change)
      // Work of the row's own is no event.
      await (await table(slug)).update([['id', '=', id]], { lease_until: 5 })
      await told()
      const { items } = await page(world.people, `&after=${cursor}`)
      expect(items.map(({ type }) => type)).toEqual([made, changed].filter(Boolean))
      const said = JSON.stringify(items)
      for (const secret of ['Sam', 'shopper.example', '0412']) expect(said).not.toContain(secret)
      expect(
        (await page(await world.api.callerOf(world.api.world.b.tenantId, ['leads:read']))).items,
      ).toEqual([])
    },
  )

  it('a held feed says why it waits, and where to read it', async () => {
    const cursor = await now(world.b)
    const rows = Array.from({ length: 20 }, (_, n) => feedCar(n))
    expect((await world.b('POST', '/dealerships/city/cars:batch', rows)).status).toBe(200)
    const { body } = await world.b('POST', '/dealerships/city/feeds', {})
    await world.b('POST', `/dealerships/city/feeds/${String(body.id)}/cars`, rows.slice(0, 2))
    expect((await world.b('POST', `/dealerships/city/feeds/${String(body.id)}/commit`)).body.state).toBe(
      'held',
    )
    await told()
    const { items } = await page(world.b, `&after=${cursor}&types=feed.held`)
    expect(items).toMatchObject([
      {
        dealership: 'city',
        resource: `/api/v1/feeds/${String(body.id)}`,
        data: { state: 'held', received: 2 },
      },
    ])
    expect((await world.b('GET', items[0]?.resource?.replace('/api/v1', '') ?? '')).status).toBe(200)
  })
})
