/** The hour of a handover: one shopper gets it, nobody is told before the reservation stands, and it is free again after it. */
import { beforeAll, expect, it } from 'vitest'
import { ANSWERS, begun } from './dealWorld'
import { handoverMoveTests } from './handoverMoveTests'
import { freeHours, handovers, openYard } from './handoverWorld'
import { linkOf, PAYS, type ReserveWorld } from './reserveWorld'

export function handoverTests(getWorld: () => ReserveWorld): void {
  beforeAll(() => openYard(getWorld()))
  const { answered, send, seats } = handovers(getWorld)

  it('is told to nobody before the deposit is paid, then by mail, and stands on the deal and its lead', async () => {
    const world = getWorld()
    const [start = ''] = await freeHours(world)
    const { link, email, answers } = await answered(start)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const sent = await send(link)
    expect(sent.status).toBe(200)
    await world.work()
    expect(await seats(start)).toMatchObject([{ kind: 'handover', name: 'Jordan Lee', email: '' }])
    await world.card(world.yard, sent.body.next, PAYS)
    await world.work()
    const { reservation_id } = await world.deal(link.id)
    const row = await world.reservation(reservation_id)
    expect(row.deal).toContainEqual({
      title: 'Handover',
      text: expect.stringMatching(/, The yard$/),
      handover: { booking: expect.any(String), ends: Date.parse(start) + 60 * 60_000 },
    })
    expect(await seats(start)).toMatchObject([{ email, lead_id: row.lead_id, mail: { kind: 'confirmed' } }])
    // The car is held until it is handed over, however long a hold usually is.
    expect(Number(row.held_until)).toBeGreaterThanOrEqual(Date.parse(start) + 60 * 60_000)
    expect(Number((await world.stored(String(row.car_id))).hold_until) * 1000).toBe(row.held_until)
    const lead = await (
      await world.table('leads')
    ).find([['lead_id', '=', String(row.lead_id)]], { limit: 1 })
    expect(lead[0]?.message).toContain('Handover: ')
    // Again and again, it is confirmed once.
    const before = await seats(start)
    await world.work(Date.now() + 60_000)
    expect(await seats(start)).toEqual(before)
  })

  it('of two shoppers one gets the hour; the other chooses again, and nothing of theirs is reserved', async () => {
    const world = getWorld()
    const [start = ''] = await freeHours(world)
    const both = [await answered(start), await answered(start)]
    const sent = await Promise.all(both.map(({ link }) => send(link)))
    const gone = sent.filter(({ body }) => String(body.next).includes('step=handover&gone=1'))
    expect([sent.map(({ status }) => status), gone.length]).toEqual([[200, 200], 1])
    expect(await seats(start)).toHaveLength(1)
    const deals = await Promise.all(both.map(({ link }) => world.deal(link.id)))
    expect(deals.map(({ reservation_id }) => Boolean(reservation_id)).sort()).toEqual([false, true])
    const loser = deals.find(({ reservation_id }) => !reservation_id)
    expect(loser?.answers).toMatchObject({ details: { name: 'Jordan Lee' }, trade_in: { make: 'Mazda' } })
    const link = both.find((one) => one.link.id === loser?.deal_id)?.link
    if (!link) throw new Error('No loser')
    const [other = ''] = await freeHours(world)
    expect(other).not.toBe(start)
    expect((await world.step(world.yard, link, 'handover', { start: other })).status).toBe(200)
    expect((await send(link)).body.next).toContain('session=')
    expect(await seats(other)).toHaveLength(1)
  })

  it('is free again when the reservation is cancelled, and when its car was reserved by somebody else', async () => {
    const world = getWorld()
    const [start = ''] = await freeHours(world)
    const { link } = await answered(start)
    const { body } = await send(link)
    await world.card(world.yard, body.next, PAYS)
    await world.work()
    const { reservation_id } = await world.deal(link.id)
    const { statusPath } = await import('@/features/reservations/payUrl')
    const own = linkOf(
      `http://x${statusPath({ tenant: world.yard.tenant, reservation_id: String(reservation_id) })}`,
    )
    await world.cancel(world.yard, own)
    await world.work()
    expect(await seats(start)).toEqual([])

    const late = await answered(start)
    await world.reserve(world.yard, late.car.slug, {
      ...{ name: 'Alex Kim', email: 'alex@shopper.example', phone: '0412 345 679', see: 'yard' },
      terms_conditions: true,
    })
    expect((await send(late.link)).status).toBe(200)
    expect(await seats(start)).toEqual([])
  })

  it('is asked of nobody to whom the car is delivered, nor at a dealer without it, and may be left to a call', async () => {
    const world = getWorld()
    const [start = ''] = await freeHours(world)
    const delivered = await answered(start, ANSWERS.delivery)
    await send(delivered.link)
    expect(await seats(start)).toEqual([])
    const called = await answered('')
    expect((await world.deal(called.link.id)).answers).toMatchObject({
      handover: { start: '', text: 'We ring you to agree a time' },
    })
    expect((await send(called.link)).body.next).toContain('session=')
    const { link } = await begun(world, world.west)
    expect((await world.step(world.west, link, 'handover', { start })).status).toBe(422)
    expect((await world.step(world.yard, link, 'handover', { start })).status).toBe(404)
  })

  it.each(['2020-01-01T10:00:00+11:00', 'tomorrow', '2026-99-99'])(
    '%s is no hour of the yard',
    async (start) => {
      const world = getWorld()
      const { link } = await begun(world, world.yard)
      const refused = await world.step(world.yard, link, 'handover', { start })
      expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('no longer free')])
    },
  )

  handoverMoveTests(getWorld)
}
