/** Payments that belong to no order are refunded once, and staff get a mail. */
import { expect, it } from 'vitest'
import { PAYS, shopper, type ReserveWorld } from './reserveWorld'

export function returnTests(getWorld: () => ReserveWorld): void {
  const returned = async (world: ReserveWorld, payment_ref: string) =>
    (await world.table('payments')).find([['payment_ref', '=', payment_ref]])

  it.each([
    ['one cent short', { cents: 19_999 }, 'not the amount'],
    ['a hundred times too much', { cents: 2_000_000 }, 'not the amount'],
    ['another currency', { currency: 'usd' }, 'not the amount'],
  ])('P3 a deposit of %s is refunded, though it is told a hundred times', async (name, over, why) => {
    const world = getWorld()
    const { takePayment } = await import('@/features/reservations/takePayment')
    const car = await world.car(world.west)
    const { body } = await world.reserve(world.west, car.slug, shopper())
    const id = String(body.reservation_id)
    const subject = { kind: 'reservation', tenant: world.west.tenant, id } as const
    const at = Date.now()
    const paid = {
      subject,
      provider_id: 'x',
      payment_ref: `odd ${name}`,
      cents: 20_000,
      currency: 'aud',
      at,
      ...over,
    }
    for (let notified = 0; notified < 100; notified++) expect(await takePayment(paid, at)).toBe(false)
    expect(await world.reservation(id)).toMatchObject({ state: 'pending', money: 'open' })
    const mails = await world.work()
    const notified = mails.filter(({ subject: line }) => line.startsWith('A payment goes back'))
    expect(notified.map(({ to }) => to.address)).toEqual(['yard@dealer.example'])
    expect(notified[0]?.subject).toContain(why)
    expect(mails.filter(({ subject: line }) => line.startsWith('Refunded'))).toHaveLength(1)
    const rows = await returned(world, paid.payment_ref)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ state: 'refunded', cents: paid.cents, tenant: world.west.tenant })
    // The right payment is still taken.
    await world.card(world.west, body.pay_url, PAYS)
    expect(await world.reservation(id)).toMatchObject({ state: 'held', money: 'paid' })
  })

  it('P3 a second payment of one deposit goes back, the first stays', async () => {
    const world = getWorld()
    const { takePayment } = await import('@/features/reservations/takePayment')
    const car = await world.car(world.west)
    const { body } = await world.reserve(world.west, car.slug, shopper())
    await world.card(world.west, body.pay_url, PAYS)
    const id = String(body.reservation_id)
    const subject = { kind: 'reservation', tenant: world.west.tenant, id } as const
    const at = Date.now()
    await takePayment(
      { subject, provider_id: 'y', payment_ref: 'twice', cents: 20_000, currency: 'aud', at },
      at,
    )
    await world.work()
    expect(await returned(world, 'twice')).toMatchObject([{ state: 'refunded' }])
    expect(await world.reservation(id)).toMatchObject({ state: 'held', money: 'paid' })
  })

  it('P3 a second payment against one invoice goes back, the first stays', async () => {
    const world = getWorld()
    const { takePaymentReport: paymentReported } = await import('@/features/reservations/takePayment')
    const { body } = await world.pay(world.west, { ...shopper(), amount: 450, reference: 'INV-2' })
    const subject = { kind: 'payment', tenant: world.west.tenant, id: String(body.payment_id) } as const
    const at = Date.now()
    const paid = { subject, provider_id: 'z', cents: 45_000, currency: 'aud', at }
    for (const payment_ref of ['first', 'first', 'second', 'second'])
      await paymentReported({ ...paid, payment_ref }, at)
    await world.work()
    expect(await returned(world, 'second')).toMatchObject([{ state: 'refunded', cents: 45_000 }])
    expect(await returned(world, 'first')).toMatchObject([{ state: 'paid', payment_id: body.payment_id }])
    // One that ended while the provider did not answer is taken, too.
    const late = await world.pay(world.west, { ...shopper(), amount: 450, reference: 'INV-3' })
    const id = String(late.body.payment_id)
    await (await world.table('payments')).update([['payment_id', '=', id]], { state: 'closed' })
    await paymentReported({ ...paid, payment_ref: 'late', subject: { ...subject, id } }, at)
    expect(await returned(world, 'late')).toMatchObject([{ state: 'paid', payment_id: id }])
  })

  it('P3 a payment that names another dealer’s order pays nothing there, and goes back', async () => {
    const world = getWorld()
    const { takePaymentReport: paymentReported } = await import('@/features/reservations/takePayment')
    const { body } = await world.pay(world.west, { ...shopper(), amount: 450, reference: 'INV-1' })
    const id = String(body.payment_id)
    const at = Date.now()
    const paid = { provider_id: 'z', cents: 45_000, currency: 'aud', at }
    await paymentReported(
      { ...paid, payment_ref: 'east', subject: { kind: 'payment', tenant: world.east.tenant, id } },
      at,
    )
    await paymentReported(
      { ...paid, payment_ref: 'nobody', subject: { kind: 'payment', tenant: 'none', id } },
      at,
    )
    const right = { kind: 'payment', tenant: world.west.tenant, id } as const
    await paymentReported({ ...paid, currency: 'nzd', payment_ref: 'nzd', subject: right }, at)
    await world.work()
    const [order] = await (await world.table('payments')).find([['payment_id', '=', id]])
    expect(order).toMatchObject({ state: 'open' })
    expect(await returned(world, 'east')).toMatchObject([{ state: 'refunded', tenant: world.east.tenant }])
    expect(await returned(world, 'nzd')).toMatchObject([{ state: 'refunded', currency: 'nzd' }])
    // Another installation's, which shares the provider's account.
    expect(await returned(world, 'nobody')).toEqual([])
    await paymentReported({ ...paid, payment_ref: 'right', subject: right }, at)
    const [done] = await (await world.table('payments')).find([['payment_id', '=', id]])
    expect(done).toMatchObject({ state: 'paid', payment_ref: 'right' })
  })

  it('Q9 a payer is found by the address, however it was typed', async () => {
    const world = getWorld()
    const { body } = await world.pay(world.west, {
      ...shopper({ email: 'Pat.PAYER@Shopper.example' }),
      ...{ amount: 20, reference: 'INV-9' },
    })
    const { findPerson } = await import('@/features/privacy/person')
    const requested = { tenant: world.west.tenant, country: 'AU', phone: '' } as const
    for (const email of ['pat.payer@shopper.example', 'Pat.Payer@Shopper.example'])
      expect(await findPerson({ ...requested, email })).toMatchObject([
        { table: { slug: 'payments' }, rows: [{ payment_id: body.payment_id }] },
      ])
  })

  it('P2 a refund that the provider refuses is tried for three days, then it is staff’s', async () => {
    const world = getWorld()
    const { returnPayment } = await import('@/features/reservations/payments/returnPayment')
    const { reservationsOnce } = await import('@/features/reservations/reservations.worker')
    const now = Date.now()
    const subject = { kind: 'payment', tenant: world.west.tenant, id: 'PGONE' } as const
    const paid = { subject, provider_id: 'z', payment_ref: 'refused', cents: 500, currency: 'aud', at: now }
    await returnPayment(paid, 'unknown', null, now)
    const refuses = { ...world.ports.payments, refund: () => Promise.reject(new Error('refused')) }
    const ports = { ...world.ports, payments: refuses }
    for (const at of [now, now + 3_600_000]) while (await reservationsOnce(ports, at)) continue
    const [row] = await returned(world, 'refused')
    expect(row).toMatchObject({ state: 'refund_due', refund_attempts: 2 })
    for (let hours = 2; hours < 6 * 24; hours += 6)
      while (await reservationsOnce(ports, now + hours * 3_600_000)) continue
    expect(await returned(world, 'refused')).toMatchObject([{ state: 'refund_failed' }])
  })
}
