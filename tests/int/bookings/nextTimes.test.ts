import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BookingDealer, type BookingWorld, openBookingWorld, person } from './bookingWorld'

describe('the next free times on the page about servicing', () => {
  let world: BookingWorld
  let north: BookingDealer
  let south: BookingDealer
  let off: BookingDealer
  beforeAll(async () => {
    world = await openBookingWorld()
    north = await world.dealer('north')
    south = await world.dealer('south')
    off = await world.dealer('off', {}, { rules: { off: true } })
  })
  afterAll(() => world.close())

  const timesOf = async ({ host }: BookingDealer) => {
    const { getSite } = await import('@/core/dealer/read/sites')
    const { nextTimes } = await import('@/features/bookings/nextTimes')
    const site = await getSite(host)
    return site ? nextTimes(site, 'service', new Date()) : []
  }

  it('L10 are those of the own workshops, the first that nobody has taken, and none where none is taken', async () => {
    const [first] = await timesOf(north)
    expect(first?.location.id).toBe(north.workshop)
    const { body } = await world.get(world.calls.serviceSlots, north, {
      location_id: north.workshop,
      date: String(first?.day.date),
    })
    const [slot] = Array.isArray(body.slots) ? body.slots : []
    expect(slot).toMatchObject({ label: first?.first, left: 1 })
    const answer = await world.post(world.calls.service, north, {
      ...person(),
      location_id: north.workshop,
      start: slot.start,
      Rego: 'ABC123',
      terms_conditions: true,
    })
    expect(answer.status).toBe(201)
    const [second] = await timesOf(north)
    expect([second?.day.date, second?.first]).not.toEqual([first?.day.date, first?.first])
    // The neighbour's first time is as free as before.
    const [neighbour] = await timesOf(south)
    expect([neighbour?.location.id, neighbour?.day.date, neighbour?.first]).toEqual([
      south.workshop,
      first?.day.date,
      first?.first,
    ])
    expect(await timesOf(off)).toEqual([])
  })
})
