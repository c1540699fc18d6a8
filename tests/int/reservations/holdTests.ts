/** Who gets the car, until when, and what others see. */
import { DateTime } from 'luxon'
import { expect, it } from 'vitest'
import { DECLINES, linkOf, PAYS, shopper, type ReserveWorld } from './reserveWorld'

const HOUR = 3_600_000
const RIVALS = 100

export function holdTests(getWorld: () => ReserveWorld, rounds: number): void {
  const held = async (world: ReserveWorld, more: object = {}) => {
    const car = await world.car(world.west, more)
    const body = shopper()
    const answer = await world.reserve(world.west, car.slug, body)
    return { car, body, answer, id: answer.body.reservation_id }
  }

  it(`P2 lets one of ${RIVALS} shoppers have a car and tells the others so, in ${rounds} rounds`, async () => {
    const world = getWorld()
    for (let round = 0; round < rounds; round++) {
      const car = await world.car(world.west)
      const all = await Promise.all(
        Array.from({ length: RIVALS }, () => world.reserve(world.west, car.slug, shopper())),
      )
      const won = all.filter(({ status }) => status === 201)
      expect([won.length, all.filter(({ status }) => status === 409).length]).toEqual([1, RIVALS - 1])
      expect(await world.stored(car.id)).toMatchObject({
        hold_state: 'pending',
        hold_by: won[0]?.body.reservation_id,
        hold_seq: 1,
      })
    }
  })

  it('P1 P2 holds a car for 15 minutes, is paid, and holds it 48 hours from the payment', async () => {
    const world = getWorld()
    await world.work()
    const { car, body, answer, id } = await held(world)
    expect(answer.status).toBe(201)
    const pendingMs = Date.parse(String(answer.body.held_until)) - Date.now()
    expect(pendingMs / 60_000).toBeCloseTo(15, 1)
    const paid = await world.card(world.west, answer.body.pay_url, PAYS)
    expect([paid.status, paid.location]).toEqual([303, expect.stringContaining(`/reservations/${id}?key=`)])
    const row = await world.reservation(id)
    expect(row).toMatchObject({ state: 'held', money: 'paid', amount: 200, email: body.email })
    expect(Number(row.held_until)).toBe(Number(row.paid_at) + 48 * HOUR)
    expect(await world.stored(car.id)).toMatchObject({ hold_state: 'held', hold_by: id })
    const mails = await world.work()
    expect(mails.map(({ to }) => to.address).sort()).toEqual([body.email, 'yard@dealer.example'].sort())
    expect(mails.find(({ to }) => to.address === body.email)?.text).toContain('Deposit paid: $200')
    const { lead_id } = await world.reservation(id)
    const [lead] = await (await world.table('leads')).find([['lead_id', '=', String(lead_id)]])
    expect(lead).toMatchObject({ car_id: car.id, subcategory: 'Reservation', email: body.email })
    await world.work()
    expect(await (await world.table('leads')).find([['person_email', '=', body.email]])).toHaveLength(1)
  })

  it('P2 shows the car as reserved at once, and as free when the time is over', async () => {
    const world = getWorld()
    const { getSite } = await import('@/core/dealer/read/sites')
    const { getCar } = await import('@/core/car/read/cars')
    const { car, id } = await held(world)
    const site = await getSite(world.west.host)
    if (!site) throw new Error('no site')
    expect((await getCar(site, car.slug))?.reserved).toBe(true)
    const before = await world.stored(car.id)
    await world.work(Date.now() + 16 * 60_000)
    expect(await world.reservation(id)).toMatchObject({ state: 'expired', money: 'none', hold_open: false })
    const after = await world.stored(car.id)
    expect(after).toMatchObject({ hold_state: 'free', hold_by: null })
    expect(Number(after.rev)).toBe(Number(before.rev) + 1)
    expect((await getCar(site, car.slug))?.reserved).toBe(false)
    expect((await world.reserve(world.west, car.slug, shopper())).status).toBe(201)
  })

  it('P2 answers the same shopper with the same reservation, and another text under its key with a 422', async () => {
    const world = getWorld()
    const car = await world.car(world.west)
    const body = shopper()
    const key = { 'idempotency-key': `k-${car.id}` }
    const twins = await Promise.all([1, 2, 3].map(() => world.reserve(world.west, car.slug, body, key)))
    expect(twins.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(twins.map(({ text }) => text)).size).toBe(1)
    const other = await world.reserve(world.west, car.slug, { ...body, name: 'Somebody Else' }, key)
    expect(other.status).toBe(422)
    const bare = await world.car(world.west)
    const clicks = await Promise.all([1, 2].map(() => world.reserve(world.west, bare.slug, body)))
    expect(new Set(clicks.map(({ text }) => text)).size).toBe(1)
    const rows = await (await world.table('reservations')).find([['car_id', '=', bare.id]])
    expect(rows).toHaveLength(1)
  })

  it('P2 gives no link to one who types the same details later', async () => {
    const world = getWorld()
    const { car, body, answer, id } = await held(world)
    await world.card(world.west, answer.body.pay_url, PAYS)
    const rows = await world.table('reservations')
    const old = [{ at: Date.now() - 16 * 60_000, what: 'started', by: 'shopper' }]
    await rows.update([['reservation_id', '=', String(id)]], { events: old })
    const again = await world.reserve(world.west, car.slug, body)
    expect([again.status, again.body.status_url]).toEqual([409, undefined])
  })

  it('P3 keeps the reservation after a declined card', async () => {
    const world = getWorld()
    const { answer, id } = await held(world)
    const declined = await world.card(world.west, answer.body.pay_url, DECLINES)
    expect(declined.location).toContain('result=declined')
    expect(await world.reservation(id)).toMatchObject({ state: 'pending', money: 'open' })
    await world.card(world.west, answer.body.pay_url, PAYS)
    expect(await world.reservation(id)).toMatchObject({ state: 'held', money: 'paid' })
  })

  it.each([
    ['the day clocks go forward', '2026-10-03T12:00'],
    ['the day clocks go back', '2027-04-03T12:00'],
  ])('P2 holds 48 elapsed hours over %s', async (_, from) => {
    const world = getWorld()
    const { takePayment } = await import('@/features/reservations/takePayment')
    const { car, id, answer } = await held(world)
    const start = DateTime.fromISO(from, { zone: 'Australia/Melbourne' }).toMillis()
    const rows = await world.table('reservations')
    const until = { held_until: start + 60_000, due_at: start + 60_000 }
    await rows.update([['reservation_id', '=', String(id)]], until)
    await (await world.table('cars')).update([['id', '=', car.id]], { hold_until: start / 1000 + 60 })
    const subject = { kind: 'reservation' as const, tenant: world.west.tenant, id: String(id) }
    const paid = { subject, provider_id: 'x', payment_ref: 'y', cents: 20_000, currency: 'aud', at: start }
    await takePayment(paid, start)
    expect(answer.status).toBe(201)
    const end = start + 48 * HOUR
    await world.work(end - 1000)
    expect(await world.reservation(id)).toMatchObject({ state: 'held', held_until: end })
    await world.work(end + 1000)
    expect(await world.reservation(id)).toMatchObject({ state: 'expired', money: 'refunded' })
    expect(await world.stored(car.id)).toMatchObject({ hold_state: 'free' })
  })

  it.each([
    ['sold', { status: 'sold', sold: true }],
    ['withdrawn', { status: 'withdrawn' }],
  ])('P2 tells staff once that a held car was %s; the hold stays until they choose', async (_, gone) => {
    const world = getWorld()
    const { car, body, answer, id } = await held(world)
    const beside = await held(world)
    const cars = await world.table('cars')
    await cars.update([['id', '=', beside.car.id]], gone)
    await world.card(world.west, answer.body.pay_url, PAYS)
    await world.work()
    expect(await world.tellGoneHolds()).toBe(0)
    await cars.update([['id', '=', car.id]], gone)
    expect(await Promise.all([world.tellGoneHolds(), world.tellGoneHolds()])).toContain(1)
    expect(await world.tellGoneHolds()).toBe(0)
    const mails = await world.work()
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['yard@dealer.example', expect.stringContaining('Sold or withdrawn while held')],
    ])
    expect(mails[0]?.text).toContain('the $200 goes back by itself')
    expect(mails[0]?.text).toContain(body.name)
    expect(await world.reservation(id)).toMatchObject({ state: 'held', money: 'paid' })
    const { actAsStaff } = await import('@/features/reservations/staff')
    await actAsStaff(String((await world.reservation(id)).id), 'release', 'Anna', Date.now())
    const after = await world.work()
    expect(after.find(({ to }) => to.address === body.email)?.text).toContain(
      'Your deposit of $200 goes back',
    )
  })

  it('P2 frees the car when the shopper cancels by the link, and pays back', async () => {
    const world = getWorld()
    const { car, answer, id } = await held(world)
    await world.card(world.west, answer.body.pay_url, PAYS)
    const link = linkOf(answer.body.status_url)
    expect((await world.cancel(world.west, { ...link, key: 'wrong' })).status).toBe(404)
    const done = await world.cancel(world.west, link)
    expect(done.body).toEqual({ state: 'cancelled', money: 'refund_due' })
    expect(await world.stored(car.id)).toMatchObject({ hold_state: 'free' })
    const mails = await world.work()
    expect(mails.map(({ subject }) => subject).join()).toContain('Refunded: $200')
    expect(await world.reservation(id)).toMatchObject({ money: 'refunded' })
    expect((await world.cancel(world.west, link)).body).toMatchObject({ state: 'cancelled' })
  })

  it('P2 frees a car whose hold a crash left without a reservation', async () => {
    const world = getWorld()
    const car = await world.car(world.west)
    const past = Date.now() / 1000 - 3600
    const orphan = { hold_state: 'pending', hold_by: 'RGONE', hold_until: past, hold_seq: 4 }
    await (await world.table('cars')).update([['id', '=', car.id]], orphan)
    expect(await world.sweepHolds()).toBeGreaterThan(0)
    expect(await world.stored(car.id)).toMatchObject({ hold_state: 'free', hold_by: null, hold_seq: 4 })
    expect(await world.sweepHolds()).toBe(0)
  })

  it('P2 gives a car to nobody who looked before somebody else came and went, and lets nobody else free it', async () => {
    const world = getWorld()
    const { confirmHold, readHold, releaseHold, takeHold } = await import('@/core/car/rows/holdRows')
    const car = await world.car(world.west)
    const of = { tenant: world.west.tenant, carId: car.id }
    const seq = (await readHold(of.tenant, of.carId))?.hold_seq ?? NaN
    const now = Date.now()
    const wanted = (by: string) => ({ ...of, by, seq, state: 'pending' as const, until: now + HOUR })
    expect(await takeHold(wanted('RFIRST'), now)).toMatchObject({ hold_by: 'RFIRST' })
    expect(await releaseHold({ ...of, by: 'RSECOND' })).toBeNull()
    // A payment counts that was made by the end itself.
    const paid = (at: number) => confirmHold({ ...of, by: 'RFIRST' }, at, now + 48 * HOUR)
    expect(await paid(now + HOUR + 1)).toBeNull()
    expect(await paid(now + HOUR)).toMatchObject({ hold_state: 'held' })
    expect(await releaseHold({ ...of, by: 'RFIRST' })).toMatchObject({ hold_state: 'free' })
    expect(await takeHold(wanted('RSECOND'), now)).toBeNull()
    const { changeCar } = await import('@/core/car/rows/carRows')
    for (const gone of [
      { reserved: true },
      { reserved: false, sold: true },
      { sold: false, status: 'sold' },
    ]) {
      await changeCar([['id', '=', car.id]], gone)
      expect(await takeHold({ ...wanted('RLATE'), seq: seq + 1 }, now)).toBeNull()
    }
  })

  it('P1 needs no payment where no deposit is asked', async () => {
    const world = getWorld()
    const car = await world.car(world.free)
    const answer = await world.reserve(world.free, car.slug, shopper())
    expect([answer.status, answer.body.pay_url]).toEqual([201, null])
    expect(await world.stored(car.id)).toMatchObject({ hold_state: 'held' })
    const mails = await world.work()
    expect(mails.map(({ text }) => text).join()).not.toMatch(/deposit/i)
    expect(await world.reservation(answer.body.reservation_id)).toMatchObject({
      state: 'held',
      money: 'none',
    })
  })
}
