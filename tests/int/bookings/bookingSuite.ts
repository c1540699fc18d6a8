/** Bookings from the call to the mail, on one database: SQLite without a url. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bookingChangeTests } from './bookingChangeTests'
import {
  type BookingDealer,
  type BookingWorld,
  brisbaneAt,
  openBookingWorld,
  person,
  tokenIn,
} from './bookingWorld'
import { isSmoke } from '../../helpers/mongo'

const ROUNDS = 8
const SHOPPERS = 12
const DAY = 86_400_000

export function bookingSuite(what: string, url: string | undefined): void {
  describe(`bookings on ${what}`, () => {
    let world: BookingWorld
    let north: BookingDealer
    let south: BookingDealer
    let off: BookingDealer
    let hour = 0
    /** A time that no other test of the file uses. */
    const nextTime = () => {
      hour += 1
      return brisbaneAt(1 + Math.floor(hour / 9), 8 + (hour % 9))
    }

    beforeAll(async () => {
      world = await openBookingWorld(url)
      north = await world.dealer('north')
      south = await world.dealer('south')
      off = await world.dealer('off', { features: { testDrive: false, serviceBooking: false } })
    })
    afterAll(() => world.close())

    const drive = (more: object = {}, at = north, headers = {}) =>
      world.post(
        world.calls.drive,
        at,
        { ...person(), location_id: at.place, start: nextTime(), ...more },
        headers,
      )

    it('L10 gives the last seat to one of many, and the others a conflict with free times', async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const start = nextTime()
        const answers = await Promise.all(Array.from({ length: SHOPPERS }, () => drive({ start })))
        expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(SHOPPERS - 1).fill(409)])
        const lost = answers.find(({ status }) => status === 409)?.body
        expect(lost).toMatchObject({ errors: [{ path: 'start' }] })
        expect(lost?.nearest).toHaveLength(4)
      }
    })

    if (isSmoke(url)) return
    it('lets a mailbox have four bookings at a dealer, however it is spelled, and a sender six a day', async () => {
      const [full, other] = [await world.dealer('full'), await world.dealer('other')]
      let times = 0
      const of = (email: string, address = '', at = full) => {
        const start = brisbaneAt(1 + Math.floor(times / 9), 8 + (times++ % 9))
        const body = { ...person(), email, location_id: at.place, start }
        return world.post(world.calls.drive, at, body, address ? { 'x-forecourt-ip': address } : {})
      }
      const spellings = [1, 2, 3, 4, 5, 6].map((n) => `pat+${n}@shopper.example`)
      const answers = await Promise.all(spellings.map((email, n) => of(email, `198.51.100.${n}`)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 429, 429])
      const refused = answers.find(({ status }) => status === 429)
      expect(refused?.text).toContain('You have as many bookings here as one person can.')
      // One less, and there is room again.
      const { table } = await import('@/db/table')
      const [mine] = (await Promise.all(spellings.map((email) => world.rowsOf(email)))).flat()
      await (await table('bookings')).update([['id', '=', String(mine?.id)]], { state: 'cancelled' })
      expect((await of('pat@shopper.example')).status).toBe(201)
      const sender = []
      for (let n = 0; n < 8; n++) sender.push((await of(person().email, '203.0.113.5')).status)
      expect(sender).toEqual([...Array(6).fill(201), 429, 429])
      expect((await of(person().email, '203.0.113.6')).status).toBe(201)
      expect((await of(person().email, '203.0.113.5', other)).status).toBe(201)
    })

    it('L10 lets a car out once, whoever else has seats', async () => {
      const busy = await world.dealer('busy', {}, { rules: { at_once: 3 } })
      const car = await world.makeCar(world.db, busy, { location_id: busy.place })
      const other = await world.makeCar(world.db, busy, { location_id: busy.place })
      const start = nextTime()
      const same = await Promise.all([1, 2, 3].map(() => drive({ start, car_id: car.id }, busy)))
      expect(same.map(({ status }) => status).sort()).toEqual([201, 409, 409])
      expect((await drive({ start, car_id: other.id }, busy)).status).toBe(201)
      expect((await drive({ start }, busy)).status).toBe(201)
      expect((await drive({ start }, busy)).status).toBe(409)
    })

    it('C13 a workshop has so many bays at a time, after its notice and in its hours', async () => {
      const shop = await world.dealer('shop', {}, { rules: { at_once: 3, notice_hours: 24, days_ahead: 10 } })
      const book = (start: string) =>
        world.post(world.calls.service, shop, {
          ...person(),
          location_id: shop.workshop,
          start,
          Rego: 'ABC123',
          terms_conditions: true,
        })
      const all = await Promise.all([1, 2, 3, 4, 5].map(() => book(brisbaneAt(3, 10))))
      expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409])
      expect(all.find(({ status }) => status === 409)?.body.nearest).toHaveLength(4)
      expect(String(all.find(({ status }) => status === 409)?.body.error)).toContain(
        'Somebody else has just taken',
      )
      const shut = await book(brisbaneAt(3, 3))
      expect([shut.status, String(shut.body.error)]).toEqual([
        409,
        expect.stringContaining('There is no such time'),
      ])
      const date = brisbaneAt(3, 10).slice(0, 10)
      const { body } = await world.get(world.calls.serviceSlots, shop, { location_id: shop.workshop, date })
      expect(JSON.stringify(body)).toContain(brisbaneAt(3, 11))
      for (const start of [brisbaneAt(0, 23), brisbaneAt(3, 3), brisbaneAt(12, 10)])
        expect(await book(start)).toMatchObject({ status: 409, body: { errors: [{ path: 'start' }] } })
    })

    it('L2 L5 L6 makes exactly one lead with the time, the event and the car', async () => {
      const car = await world.makeCar(world.db, north, { location_id: north.place, car_type: 'used' })
      const who = person()
      const start = nextTime()
      const taken = await drive({ ...who, start, car_id: car.id, opt_in: true })
      expect(taken.status).toBe(201)
      const [row] = await world.rowsOf(who.email)
      const leads = await world.leadsOf(who.email)
      expect(leads).toMatchObject([
        { lead_id: row?.lead_id, category: 'Test Drive', car_id: car.id, location_id: north.place },
      ])
      expect(leads[0]?.event).toMatchObject({ event_id: 48 })
      expect(leads[0]?.fields).toMatchObject({
        booking_date: `${start.slice(0, 10)} ${start.slice(11, 16)} (Australia/Brisbane)`,
      })
      const workshop = person()
      await world.post(world.calls.service, north, {
        ...workshop,
        location_id: north.workshop,
        start: nextTime(),
        Rego: 'ABC123',
        terms_conditions: true,
      })
      expect(await world.leadsOf(workshop.email)).toMatchObject([{ category: 'Service Enquiry' }])
    })

    it('L10 the worker makes the lead that a crash left out, once', async () => {
      const who = person()
      const leads = await world.table('leads')
      const broken = vi.spyOn(leads, 'insert').mockRejectedValueOnce(new Error('killed'))
      expect((await drive(who)).status).toBe(201)
      expect(broken).toHaveBeenCalledOnce()
      expect(await world.leadsOf(who.email)).toEqual([])
      expect(await world.makeBookingLead(Date.now())).toBe(false)
      const later = Date.now() + 61_000
      await Promise.all([1, 2, 3].map(() => world.makeBookingLead(later)))
      const made = await world.leadsOf(who.email)
      expect(made).toHaveLength(1)
      expect(await world.rowsOf(who.email)).toMatchObject([{ lead_id: made[0]?.lead_id }])
      expect(await world.makeBookingLead(later + DAY)).toBe(false)
    })

    it('L14 answers the same key with the same booking, and refuses it for another', async () => {
      const key = { 'idempotency-key': randomUUID() }
      const body = { ...person(), start: nextTime() }
      const twins = await Promise.all([1, 2, 3].map(() => drive(body, north, key)))
      expect(twins.map(({ status }) => status)).toEqual([201, 201, 201])
      expect(new Set(twins.map(({ body: { reference } }) => reference)).size).toBe(1)
      expect((await drive({ ...body, start: nextTime() }, north, key)).status).toBe(422)
      expect(await world.rowsOf(body.email)).toHaveLength(1)
      expect(await world.leadsOf(body.email)).toHaveLength(1)
    })

    it('L14 gives no link to one who types the same details later', async () => {
      const body = { ...person(), start: nextTime() }
      const first = await drive(body)
      expect((await drive(body)).body).toMatchObject({
        reference: first.body.reference,
        link: first.body.link,
      })
      const rows = await world.table('bookings')
      await rows.update([['email', '=', body.email]], { createdAt: new Date(Date.now() - 16 * 60_000) })
      const again = await drive(body)
      expect([again.status, again.body.link]).toEqual([422, undefined])
      expect(again.text).not.toContain('token=')
      expect(again.text).toContain('The mail about it has the link')
      expect(await world.rowsOf(body.email)).toHaveLength(1)
    })

    it('is of one dealer: another host, place, car or link is not there', async () => {
      const car = await world.makeCar(world.db, south, { location_id: south.place })
      expect((await drive({ location_id: south.place })).status).toBe(422)
      expect((await drive({ car_id: car.id })).status).toBe(422)
      const date = nextTime().slice(0, 10)
      const slots = (at: BookingDealer, place: string) =>
        world.get(world.calls.driveSlots, at, { location_id: place, date })
      expect((await slots(north, south.place)).status).toBe(404)
      expect((await slots(south, south.place)).status).toBe(200)
      const taken = await drive()
      const token = tokenIn(String(taken.body.link))
      expect((await world.post(world.calls.cancel, south, { token })).status).toBe(404)
      expect((await world.get(world.calls.calendar, south, { token })).status).toBe(404)
      expect((await drive({}, off)).status).toBe(404)
      expect((await slots(off, off.place)).status).toBe(404)
      expect((await drive({}, north, { origin: 'https://evil.example' })).status).toBe(403)
    })

    it('asks for the proof only for a time that is free, and takes each proof once', async () => {
      const guarded = await world.dealer('guarded', { forms: { captcha: true } })
      const { newChallenge } = await import('@/integrations/captcha')
      const { proofOf } = await import('../../helpers/captcha')
      const captcha = await proofOf(await newChallenge(guarded.host))
      expect((await drive({}, guarded)).status).toBe(422)
      const start = nextTime()
      expect((await drive({ start, captcha }, guarded)).status).toBe(201)
      expect((await drive({ start, captcha }, guarded)).status).toBe(409)
      expect((await drive({ captcha }, guarded)).status).toBe(422)
    })

    bookingChangeTests(() => ({ world, north, nextTime, drive }))

    it('L10 a browser without JavaScript gets pages: booked, and other times with all it typed', async () => {
      const start = nextTime()
      const form = (email: string) =>
        new URLSearchParams({
          ...person(),
          email,
          message: 'with "the" dog',
          location_id: north.place,
          start,
        }).toString()
      const booked = await world.post(world.calls.drive, north, form('plain1@shopper.example'))
      expect([booked.status, booked.location]).toEqual([
        303,
        expect.stringMatching(/^\/bookings\/booked\?token=/),
      ])
      const lost = await world.post(world.calls.drive, north, form('plain2@shopper.example'))
      expect(lost.status).toBe(409)
      expect(lost.text).toContain('name="message" value="with &quot;the&quot; dog"')
      expect(lost.text).toContain('name="email" value="plain2@shopper.example"')
      expect(lost.text.match(/type="radio" name="start"/g)).toHaveLength(4)
      expect(lost.text).not.toContain(`value="${start}"`)
    })
  })
}
