/** The hour of a handover: one shopper gets it, nobody is told before the reservation stands, and it is free again after it. */
import { beforeAll, expect, it } from 'vitest'
import { ANSWERS, begun, type Link } from './dealWorld'
import { linkOf, PAYS, type ReserveWorld } from './reserveWorld'

const TIMEZONE = 'Australia/Melbourne'
const { 'trade-in': trade } = ANSWERS
let people = 0

async function openYard({ db, yard }: ReserveWorld): Promise<void> {
  const place = await db.create({
    collection: 'locations',
    overrideAccess: true,
    data: {
      ...{ tenant: yard.tenant, dealership_id: yard.dealership, dealership_slug: 'yard', name: 'The yard' },
      ...{ slug: 'yard', location_type: 'sales', timezone: TIMEZONE },
      address: { street: '1 Test Street', city: 'Footscray', state: 'VIC', postcode: '3011' },
      contact_detail: { phone: '(03) 5550 0100', email: 'yard@dealer.example' },
    },
  })
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    ...{ weekday, status: 'Open' as const, open: '09:00', close: '17:00' },
  }))
  await db.create({
    collection: 'opening-hours',
    overrideAccess: true,
    data: {
      tenant: yard.tenant,
      location_id: place.id,
      location_name: place.name,
      department: 'sales',
      week,
    },
  })
}

/** Hours that nobody has taken, the soonest first. */
async function freeHours(world: ReserveWorld): Promise<string[]> {
  const { handoverAt } = await import('@/features/bookings/handover')
  const { freeTimes } = await import('@/features/bookings/deskTimes.rules')
  const { siteOfTenant } = await import('@/core/dealer/read/sites')
  const { getCar } = await import('@/core/car/read/cars')
  const site = await siteOfTenant(world.yard.tenant)
  const stored = await world.car(world.yard)
  const car = site && (await getCar(site, stored.slug))
  const yard = site && car && (await handoverAt(site, car, new Date()))
  return yard
    ? freeTimes(yard.timetable, yard.taken, new Date(), null).flatMap(({ times }) =>
        times.map(({ start }) => start),
      )
    : []
}

export function handoverTests(getWorld: () => ReserveWorld): void {
  beforeAll(() => openYard(getWorld()))

  const answered = async (start: string, way: object = { way: 'collect' }) => {
    const world = getWorld()
    const email = `handover${++people}@shopper.example`
    const { link, car } = await begun(world, world.yard)
    const steps = {
      delivery: way,
      'trade-in': trade,
      handover: { start },
      details: { ...ANSWERS.details, email },
    }
    const answers = []
    for (const [step, values] of Object.entries(steps))
      answers.push(await world.step(world.yard, link, step, values))
    return { link, email, car, answers }
  }
  const send = (link: Link) => getWorld().step(getWorld().yard, link, 'send', { terms_conditions: true })
  const seats = async (start: string) =>
    (await getWorld().table('bookings')).find([
      ['tenant', '=', getWorld().yard.tenant],
      ['start', '=', new Date(start).toISOString()],
      ['state', '=', 'booked'],
    ])

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

  it('a hold follows a handover that its shopper has moved, and then ends as ever', async () => {
    const world = getWorld()
    const hours = await freeHours(world)
    const [start = ''] = hours
    const later = hours.at(-1) ?? ''
    const { link } = await answered(start)
    const { body } = await send(link)
    await world.card(world.yard, body.next, PAYS)
    await world.work()
    const { reservation_id } = await world.deal(link.id)
    const held = await world.reservation(reservation_id)
    const { findByLink, move } = await import('@/features/bookings/change')
    const { tokenOf } = await import('@/features/bookings/tokens')
    const { siteOfTenant } = await import('@/core/dealer/read/sites')
    const site = await siteOfTenant(world.yard.tenant)
    const [seat] = await seats(start)
    const found = site && (await findByLink(site, tokenOf(String(seat?.salt))))
    if (!found) throw new Error('The booking has its link')
    expect((await move(found, new Date(later), new Date())).kind).toBe('moved')
    await world.work(Number(held.held_until) + 1000)
    const ends = Date.parse(later) + 60 * 60_000
    expect(await world.reservation(reservation_id)).toMatchObject({ state: 'held', held_until: ends })
    expect(await seats(later)).toHaveLength(1)
    // What the reservation's page says follows too.
    const { withHourOfNow } = await import('@/features/bookings/handover')
    const { readReservation } = await import('@/features/reservations/row')
    const { momentText } = await import('@/core/place/moments')
    const lines = readReservation(held).deal
    const said = async () => (await withHourOfNow(lines)).find(({ title }) => title === 'Handover')
    expect((await said())?.text).toBe(`${momentText(later, TIMEZONE)}, The yard`)
    await world.work(ends + 1000)
    expect(await said()).toMatchObject({ text: expect.stringContaining(', The yard') })
    const { cancel } = await import('@/features/bookings/change')
    await cancel(String(seat?.id), [], new Date())
    expect(await said()).toMatchObject({ text: 'Cancelled: we ring to agree a time', handover: undefined })
    expect(await world.reservation(reservation_id)).toMatchObject({ state: 'expired' })
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
}
