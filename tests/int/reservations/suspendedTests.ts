/** A dealer is suspended between a shopper's reservation and the work that it owes. */
import { expect, it } from 'vitest'
import { shopper, type ReserveWorld } from './reserveWorld'

export function suspendedTests(getWorld: () => ReserveWorld): void {
  it('P1 the payment of a suspended dealer is taken in its own currency, and mails and lead wait', async () => {
    const world = getWorld()
    const { takePayment } = await import('@/features/reservations/takePayment')
    const current = (status: 'active' | 'suspended') =>
      world.db.update({
        collection: 'tenants',
        id: world.kiwi.tenant,
        data: { status },
        overrideAccess: true,
      })
    const car = await world.car(world.kiwi)
    const body = shopper({ phone: '021 123 4567' })
    const { body: answer } = await world.reserve(world.kiwi, car.slug, body)
    const id = String(answer.reservation_id)
    const subject = { kind: 'reservation', tenant: world.kiwi.tenant, id } as const
    const at = Date.now()

    await current('suspended')
    const paid = { subject, provider_id: 'k', payment_ref: 'kiwi', cents: 20_000, currency: 'nzd', at }
    expect(await takePayment(paid, at)).toBe(true)
    expect(await world.work()).toEqual([])
    expect(await world.reservation(id)).toMatchObject({ state: 'held', money: 'paid', lead_id: null })

    await current('active')
    const mails = await world.work(at + 120_000)
    expect(mails.map(({ to }) => to.address).sort()).toEqual([body.email, 'yard@dealer.example'].sort())
    const { lead_id } = await world.reservation(id)
    expect(await (await world.table('leads')).find([['lead_id', '=', String(lead_id)]])).toHaveLength(1)
  })

  it('P3 what was paid too much at a suspended dealer goes back', async () => {
    const world = getWorld()
    const { takePayment } = await import('@/features/reservations/takePayment')
    const own = { collection: 'tenants', id: world.kiwi.tenant, overrideAccess: true } as const
    await world.db.update({ ...own, data: { status: 'suspended' } })
    const subject = { kind: 'reservation', tenant: world.kiwi.tenant, id: 'R0000000' } as const
    const at = Date.now()
    const paid = { subject, provider_id: 'k2', payment_ref: 'lost', cents: 5_000, currency: 'nzd', at }
    expect(await takePayment(paid, at)).toBe(false)
    await world.work()
    const rows = await (await world.table('payments')).find([['payment_ref', '=', 'lost']])
    expect(rows).toMatchObject([{ state: 'refunded', tenant: world.kiwi.tenant }])
    await world.db.update({ ...own, data: { status: 'active' } })
  })
}
