/** A handover that is moved or called off: the hold, what is said of it, and its deposit follow. */
import { expect, it } from 'vitest'
import { freeHours, handovers, HOUR, TIMEZONE } from './handoverWorld'
import type { ReserveWorld } from './reserveWorld'

export function handoverMoveTests(getWorld: () => ReserveWorld): void {
  const { bought, byLink } = handovers(getWorld)

  it('a hold follows a handover that its shopper moves, at once, and its deposit stays', async () => {
    const world = getWorld()
    const hours = await freeHours(world)
    const [start = ''] = hours
    const later = hours.at(-1) ?? ''
    const { token, row, said } = await bought(start)
    const first = await row()
    const ends = Date.parse(later) + HOUR
    expect(await byLink('move', { token, start: later })).toBe(200)
    expect(await row()).toMatchObject({ state: 'held', held_until: ends })
    expect(Number((await world.stored(String(first.car_id))).hold_until) * 1000).toBe(ends)
    const { momentText } = await import('@/core/place/moments')
    expect((await said())?.text).toBe(`${momentText(later, TIMEZONE)}, The yard`)
    // The mails of the new end, and the one before it, say the new hour; the old end does nothing.
    const mails = await world.work()
    const held = mails.filter(({ subject }) => subject.startsWith('Reserved until'))
    expect(held[0]?.text).toContain(`${momentText(later, TIMEZONE)}, The yard`)
    await world.work(Number(first.held_until) + 1000)
    expect(await row()).toMatchObject({ state: 'held', money: 'paid', held_until: ends })
    // Sooner again, it ends sooner.
    const [sooner = ''] = await freeHours(world)
    expect(await byLink('move', { token, start: sooner })).toBe(200)
    expect(Number((await row()).held_until)).toBeLessThan(ends)
    await world.work(ends + 1000)
    expect(await row()).toMatchObject({ state: 'expired', money: 'refunded' })
  })

  it('a handover that is cancelled leaves the hold its hours, and says so', async () => {
    const world = getWorld()
    const start = (await freeHours(world)).at(-1) ?? ''
    const { token, row, said } = await bought(start)
    const { held_until } = await row()
    expect(await byLink('cancel', { token })).toBe(200)
    const now = await row()
    expect(Number(now.held_until)).toBeLessThan(Number(held_until))
    expect(Number(now.held_until)).toBeGreaterThanOrEqual(Date.now() + 47 * HOUR)
    expect(await said()).toMatchObject({ text: 'Cancelled: we ring to agree a time', handover: undefined })
    await world.work()
    expect(await row()).toMatchObject({ state: 'held', money: 'paid', held_until: now.held_until })
  })

  it('a change that its own call did not see through is followed by the worker, and by no refund', async () => {
    const world = getWorld()
    const hours = await freeHours(world)
    const { token, row } = await bought(hours[0] ?? '')
    const { findByLink, move } = await import('@/features/bookings/change')
    const { siteOfTenant } = await import('@/core/dealer/read/sites')
    const site = await siteOfTenant(world.yard.tenant)
    const found = site && (await findByLink(site, token))
    if (!found) throw new Error('The booking has its link')
    const later = new Date(hours.at(-1) ?? '')
    expect((await move(found, later, new Date(), { by: 'the shopper' })).kind).toBe('moved')
    await world.work(Number((await row()).held_until) + 1000)
    expect(await row()).toMatchObject({ state: 'held', money: 'paid', held_until: later.getTime() + HOUR })
  })

  it('is moved no further than its car can be held', async () => {
    const { bookableOf, findByLink } = await import('@/features/bookings/change')
    const { siteOfTenant } = await import('@/core/dealer/read/sites')
    const world = getWorld()
    const { token } = await bought((await freeHours(world))[0] ?? '')
    const site = await siteOfTenant(world.yard.tenant)
    const found = site && (await findByLink(site, token))
    if (!found) throw new Error('The booking has its link')
    const daysAt = async (days: number) =>
      (await bookableOf(found, new Date(Date.now() + days * 24 * HOUR)))?.timetable.rules.days_ahead
    expect([await daysAt(0), await daysAt(10)]).toEqual([21, 11])
  })

  it('a sale wins its lead: nothing is due on it, and its text says nothing that is no longer so', async () => {
    const world = getWorld()
    const [start = ''] = await freeHours(world)
    const { row } = await bought(start)
    const { id, lead_id } = await row()
    const { actAsStaff } = await import('@/features/reservations/staff')
    await actAsStaff(String(id), 'complete', 'Dana', Date.now())
    await world.work()
    const [lead] = await (await world.table('leads')).find([['lead_id', '=', String(lead_id)]])
    expect(lead).toMatchObject({ state: 'won', asked_at: null, back_at: null, again_at: null })
    expect(lead?.responded_at).toBeTruthy()
    expect(JSON.stringify(lead?.deliveries)).not.toContain('"remind":true,"state":"pending"')
    const { momentText } = await import('@/core/place/moments')
    expect(lead?.message).not.toContain('not paid')
    expect(lead?.message).not.toContain(momentText(start, TIMEZONE))
    expect(lead?.message).toContain('Handover: booked online')
  })
}
