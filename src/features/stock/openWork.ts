/** What shoppers have agreed on about a car: it ends before the car goes, by the people who agreed on it. */
import { readHold } from '@/core/car/rows/holdRows'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { isHeld } from '@/core/car/derive'
import { plural } from '@/core/money/format'
import { isRecord } from '@/lib/isRecord'
import { listedAnd } from '@/lib/text'

interface Requested {
  tenant: string
  id: string
  /** Epoch ms. */
  now: number
}

const rowsOf = async (slug: string, { tenant, id }: Requested, where: readonly Clause[], fields: string[]) =>
  (await table(slug)).find([['tenant', '=', tenant], ['car_id', '=', id], ...where], { fields, limit: 100 })

const some = (count: number, noun: string): string[] => (count ? [plural(count, noun)] : [])

/** Empty for a car that nobody has a claim on. */
async function openWork(requested: Requested): Promise<string[]> {
  const { tenant, id, now } = requested
  const [hold, reservations, drives, line, deals] = await Promise.all([
    readHold(tenant, id),
    rowsOf('reservations', requested, [['state', 'in', ['pending', 'held']]], ['id']),
    rowsOf(
      'bookings',
      requested,
      [
        ['state', '=', 'booked'],
        ['start', '>', new Date(now).toISOString()],
      ],
      ['id'],
    ),
    rowsOf('waiting-shoppers', requested, [['state', '=', 'waiting']], ['id']),
    rowsOf('deals', requested, [['expires_at', '>', now]], ['answers', 'reservation_id']),
  ])
  const isHeldNow = hold !== null && isHeld(hold, now / 1000)
  // Whoever only looked at the first step has not agreed on anything.
  const begun = deals.filter(
    ({ answers, reservation_id }) => !reservation_id && isRecord(answers) && Object.keys(answers).length > 0,
  )
  return [
    ...some(Math.max(reservations.length, isHeldNow ? 1 : 0), 'reservation'),
    ...some(begun.length, 'online purchase'),
    ...some(drives.length, 'test drive'),
    ...some(line.length, 'waiting shopper'),
  ]
}

/** Why the car cannot be taken off for `stored`; null when it can. */
export async function whyItStays(
  where: string,
  requested: Requested,
  stored: string,
): Promise<string | null> {
  const open = await openWork(requested)
  if (open.length > 0)
    return `The car at ${where} has ${listedAnd(open)}. Keep that one, or end or move what is agreed first.`
  const [here, there] = await Promise.all([requested.id, stored].map((id) => readHold(requested.tenant, id)))
  return here?.reserved === true && there?.reserved !== true
    ? `The car at ${where} is marked as reserved. Keep that one, or mark the other one as reserved first.`
    : null
}
