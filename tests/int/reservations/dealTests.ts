/** Late payments, the line, two dealers and an outsider, staff, and payments against an invoice. */
import { expect, it } from 'vitest'
import { afterNextRead } from '../../helpers/rival'
import { feedCar } from '../../helpers/stockWorld'
import { linkOf, PAYS, shopper, type ReserveWorld } from './reserveWorld'

const MINUTE = 60_000

export function dealTests(getWorld: () => ReserveWorld): void {
  it('P2 sends back a payment that comes after the hold has ended', async () => {
    const world = getWorld()
    const { takePayment } = await import('@/features/reservations/takePayment')
    const car = await world.car(world.west)
    const first = await world.reserve(world.west, car.slug, shopper())
    const late = Date.now() + 16 * MINUTE
    await world.work(late)
    const second = await world.reserve(world.west, car.slug, shopper())
    expect(second.status).toBe(201)
    const id = String(first.body.reservation_id)
    const subject = { kind: 'reservation' as const, tenant: world.west.tenant, id }
    const at = Date.now()
    const paid = { subject, provider_id: 'x', payment_ref: 'late', cents: 20_000, currency: 'aud', at }
    for (let notified = 0; notified < 100; notified++) await takePayment(paid, at)
    expect(await world.reservation(id)).toMatchObject({ state: 'expired', money: 'refund_due' })
    const mails = await world.work()
    expect(mails.filter(({ subject: line }) => line.startsWith('Refunded'))).toHaveLength(1)
    expect(await world.reservation(id)).toMatchObject({ money: 'refunded' })
    expect(await world.stored(car.id)).toMatchObject({ hold_by: second.body.reservation_id })
  })

  it('P2 sends back a payment that was made after the hold, though nothing has ended the hold yet', async () => {
    const world = getWorld()
    const { takePayment } = await import('@/features/reservations/takePayment')
    const car = await world.car(world.west)
    const { body } = await world.reserve(world.west, car.slug, shopper())
    const id = String(body.reservation_id)
    const at = Date.now() + 16 * MINUTE
    const subject = { kind: 'reservation' as const, tenant: world.west.tenant, id }
    await takePayment(
      { subject, provider_id: 'x', payment_ref: 'after', cents: 20_000, currency: 'aud', at },
      at,
    )
    expect(await world.reservation(id)).toMatchObject({ money: 'refund_due' })
    const mails = await world.work(at)
    const yard = mails.filter(
      ({ to, subject: line }) => to.address === 'yard@dealer.example' && line.includes(id),
    )
    // The deposit was paid, so nobody is asked why it was not.
    expect(yard.map(({ subject: line }) => line.split(':')[0])).toEqual(['Paid too late'])
    expect(yard[0]?.text).toContain('call and offer a car like it')
    expect(await world.reservation(id)).toMatchObject({ state: 'expired', money: 'refunded' })
    expect((await world.stored(car.id)).hold_state).not.toBe('held')
    expect((await world.reserve(world.west, car.slug, shopper())).status).toBe(201)
  })

  it('P2 keeps a payment that was made in time, though its news came late', async () => {
    const world = getWorld()
    const { takePayment } = await import('@/features/reservations/takePayment')
    const car = await world.car(world.west)
    const { body } = await world.reserve(world.west, car.slug, shopper())
    const at = Date.now() + 14 * MINUTE
    const subject = {
      kind: 'reservation' as const,
      tenant: world.west.tenant,
      id: String(body.reservation_id),
    }
    const paid = { subject, provider_id: 'x', payment_ref: 'ok', cents: 20_000, currency: 'aud', at }
    await takePayment(paid, at + 5 * MINUTE)
    expect(await world.reservation(body.reservation_id)).toMatchObject({ state: 'held', money: 'paid' })
  })

  it('P2 tells one who waits at a time, first come, when the car is free again', async () => {
    const world = getWorld()
    const car = await world.car(world.west)
    const holder = await world.reserve(world.west, car.slug, shopper())
    const waiting = [shopper(), shopper()]
    for (const one of waiting) {
      expect((await world.line(world.west, car.slug, one)).status).toBe(201)
      await world.pause(5)
    }
    expect((await world.line(world.west, car.slug, waiting[0] ?? {})).status).toBe(201)
    expect((await world.work()).filter(({ subject }) => subject.startsWith('Free'))).toEqual([])
    await world.cancel(world.west, linkOf(holder.body.status_url))
    const notified = (await world.work()).filter(({ subject }) => subject.startsWith('Free again'))
    expect(notified.map(({ to }) => to.address)).toEqual([waiting[0]?.email])
    const hours = Date.now() + 121 * MINUTE
    const next = (await world.work(hours)).filter(({ subject }) => subject.startsWith('Free again'))
    expect(next.map(({ to }) => to.address)).toEqual([waiting[1]?.email])
    expect(await world.work(hours + 300 * MINUTE)).toEqual([])
  })

  it('P2 tells nobody of a turn that passed while no mail went: the next one has it', async () => {
    const world = getWorld()
    const { reservationsOnce } = await import('@/features/reservations/reservations.worker')
    const car = await world.car(world.west)
    const holder = await world.reserve(world.west, car.slug, shopper())
    const waiting = [shopper(), shopper()]
    for (const one of waiting) {
      await world.line(world.west, car.slug, one)
      await world.pause(5)
    }
    await world.cancel(world.west, linkOf(holder.body.status_url))
    const mail = { kind: 'files', send: () => Promise.reject(new Error('no route to host')) } as const
    const now = Date.now()
    while (await reservationsOnce({ ...world.ports, mail }, now)) continue
    const notified = await world.work(now + 121 * MINUTE)
    const free = notified.filter(({ subject }) => subject.startsWith('Free again'))
    expect(free.map(({ to }) => to.address)).toEqual([waiting[1]?.email])
  })

  it('keeps the two dealers and an outsider apart', async () => {
    const world = getWorld()
    const car = await world.car(world.west)
    const { body } = await world.reserve(world.west, car.slug, shopper())
    expect((await world.reserve(world.east, car.slug, shopper())).status).toBe(404)
    expect((await world.line(world.east, car.slug, shopper())).status).toBe(404)
    expect((await world.cancel(world.east, linkOf(body.status_url))).status).toBe(404)
    expect((await world.card(world.east, body.pay_url, PAYS)).status).toBe(404)
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await world.reserve(world.west, car.slug, shopper(), foreign)).status).toBe(403)
    const plain = await world.car(world.off)
    expect((await world.reserve(world.off, plain.slug, shopper())).status).toBe(404)
    expect((await world.pay(world.off, { ...shopper(), amount: 5, reference: 'A' })).status).toBe(404)
    expect(await world.reservation(body.reservation_id)).toMatchObject({ state: 'pending' })
  })

  it('says what is wrong with a form, and refuses a car that is not for reserving', async () => {
    const world = getWorld()
    const car = await world.car(world.west)
    const wrong = await world.reserve(world.west, car.slug, { email: 'x' })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('Enter your phone number.')
    const cheap = await world.car(world.west, { price: 11 })
    expect((await world.reserve(world.west, cheap.slug, shopper())).status).toBe(422)
    const sold = await world.car(world.west, { status: 'sold', sold: true })
    expect((await world.reserve(world.west, sold.slug, shopper())).status).toBe(410)
  })

  it('P2 keeps the hold through what the feed says meanwhile', async () => {
    const world = getWorld()
    const { ingestCars } = await import('@/features/stock/ingest')
    const car = await world.car(world.west)
    const { body } = await world.reserve(world.west, car.slug, shopper())
    const dealership = { id: world.west.dealership, slug: 'west-yard', name: 'West' }
    const context = { tenantId: world.west.tenant, dealership, actor: 'test' }
    for (const facts of [{ price: 33_000 }, { status: 'sold' }, { status: 'in_stock', reserved: false }]) {
      const pushed = feedCar(0, { stocknum: car.stocknum, ...facts })
      await ingestCars(context, [pushed], { mode: 'batch' })
      expect(await world.stored(car.id)).toMatchObject({
        hold_by: body.reservation_id,
        hold_state: 'pending',
      })
    }
    await world.card(world.west, body.pay_url, PAYS)
    expect(await world.stored(car.id)).toMatchObject({ hold_state: 'held' })
  })

  it('P2 lets staff extend, release, refund and complete, as the standing allows', async () => {
    const world = getWorld()
    const { actAsStaff } = await import('@/features/reservations/staff')
    const car = await world.car(world.west)
    const { body } = await world.reserve(world.west, car.slug, shopper())
    const row = await world.reservation(body.reservation_id)
    const act = (action: 'hold' | 'release' | 'refund' | 'complete', now = Date.now()) =>
      actAsStaff(String(row.id), action, 'Sam Sales', now)
    expect(await act('complete')).toBeNull()
    await world.card(world.west, body.pay_url, PAYS)
    const later = Date.now() + 3_600_000
    expect(await act('hold', later)).toMatchObject({ state: 'held', held_until: later + 48 * 3_600_000 })
    expect(await world.stored(car.id)).toMatchObject({ hold_until: later / 1000 + 48 * 3600 })
    expect(await act('complete')).toMatchObject({ state: 'completed', money: 'paid' })
    const stored = await world.stored(car.id)
    expect(stored).toMatchObject({ status: 'sold', sold: true, hold_state: 'free' })
    expect(stored.overrides).toMatchObject({ status: 'sold' })
    expect(await act('release')).toBeNull()
    expect(await act('refund')).toMatchObject({ money: 'refund_due' })
    await world.work()
    expect(await world.reservation(body.reservation_id)).toMatchObject({
      state: 'completed',
      money: 'refunded',
    })
  })

  it('P2 a sale keeps what staff set on the car at the same moment', async () => {
    const world = getWorld()
    const { sellHeld } = await import('@/core/car/rows/holdRows')
    const { changeCar } = await import('@/core/car/rows/carRows')
    const car = await world.car(world.west)
    const { body } = await world.reserve(world.west, car.slug, shopper())
    afterNextRead(await world.table('cars'), () =>
      changeCar([['id', '=', car.id]], { overrides: { price: 31_000 } }),
    )
    const held = { tenant: world.west.tenant, carId: car.id, by: String(body.reservation_id) }
    expect(await sellHeld(held, Date.now())).not.toBeNull()
    expect((await world.stored(car.id)).overrides).toEqual({ price: 31_000, status: 'sold' })
  })

  it('G1 P3 asks for a sign-in before a payment unless the dealer says otherwise, and before the checkout where it says so', async () => {
    const world = getWorld()
    const order = { ...shopper(), amount: '10', reference: 'INV-1' }
    expect((await world.pay(world.usual, order)).status).toBe(401)
    expect((await world.pay(world.gated, order)).status).toBe(201)
    const car = await world.car(world.gated)
    expect((await world.reserve(world.gated, car.slug, shopper())).status).toBe(401)
    const form = new URLSearchParams({ ...shopper(), terms_conditions: 'on' }).toString()
    const plain = await world.reserve(world.gated, car.slug, form)
    expect([plain.status, plain.location]).toEqual([
      303,
      `/sign-in?type=checkout&redirect=${encodeURIComponent(`/cars/${car.slug}/checkout`)}&back=%2F`,
    ])
    expect(await world.stored(car.id)).not.toMatchObject({ hold_state: 'pending' })
  })

  it('N7 P3 takes a payment against an invoice once, exact to the cent, with a receipt', async () => {
    const world = getWorld()
    const order = { ...shopper(), amount: '1,234.35', reference: 'INV-77' }
    const key = { 'idempotency-key': `pay-${order.email}` }
    const [one, two] = await Promise.all([1, 2].map(() => world.pay(world.west, order, key)))
    expect([one?.status, two?.text]).toEqual([201, one?.text])
    expect((await world.pay(world.west, { ...order, amount: 9 }, key)).status).toBe(422)
    await world.card(world.west, one?.body.pay_url, PAYS)
    await world.card(world.west, one?.body.pay_url, PAYS)
    const mails = await world.work()
    const receipts = mails.filter(({ to }) => to.address === order.email)
    expect(receipts).toHaveLength(1)
    expect(receipts[0]?.text).toMatch(/Amount: \$1,234\.35\nFor: INV-77/)
    const [row] = await (await world.table('payments')).find([['email', '=', order.email]])
    expect(row).toMatchObject({ state: 'paid', cents: 123_435, tenant: world.west.tenant })
  })
}
