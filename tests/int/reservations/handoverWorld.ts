/** A yard that hands cars over, its free hours, and a shopper who takes one. */
import { ANSWERS, begun, type Link } from './dealWorld'
import { PAYS, type ReserveWorld } from './reserveWorld'

export const TIMEZONE = 'Australia/Melbourne'
const { 'trade-in': trade } = ANSWERS
let people = 0

export async function openYard({ db, yard }: ReserveWorld): Promise<void> {
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
export async function freeHours(world: ReserveWorld): Promise<string[]> {
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

export const HOUR = 3_600_000

export function handovers(getWorld: () => ReserveWorld) {
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

  const bought = async (start: string) => {
    const world = getWorld()
    const { link } = await answered(start)
    const { body } = await send(link)
    await world.card(world.yard, body.next, PAYS)
    await world.work()
    const reservation_id = String((await world.deal(link.id)).reservation_id)
    const [seat] = await seats(start)
    const { tokenOf } = await import('@/features/bookings/tokens')
    const row = () => world.reservation(reservation_id)
    const { readReservation } = await import('@/features/reservations/row')
    const { withHourOfNow } = await import('@/features/bookings/handover')
    const said = async () =>
      (await withHourOfNow(readReservation(await row()).deal)).find(({ title }) => title === 'Handover')
    return { token: tokenOf(String(seat?.salt)), row, said }
  }
  const byLink = async (step: 'move' | 'cancel', body: object) =>
    (await getWorld().booking(getWorld().yard, step, body)).status

  return { answered, send, seats, bought, byLink }
}
