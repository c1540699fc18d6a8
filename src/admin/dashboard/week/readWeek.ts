import { Forbidden, type CollectionSlug, type Where } from 'payload'
import { addDays, civilAt, instantOf, mondayOf } from '@/core/dealer/country/civil'
import { clockedLeadSchema, clockOf } from '@/admin/leads/hoursOf'
import { ownRows, type Reading } from '@/admin/ownRows'

/** This week compared with the same part of the last one, in words. */
export function compared(current: number, before: number): string {
  if (current === before) return 'Same as last week'
  const apart = Math.abs(current - before)
  return `${apart} ${current > before ? 'more' : 'fewer'} than last week`
}

interface Answers {
  inTime: number
  due: number
}

const shareOf = ({ inTime, due }: Answers): number => Math.round((inTime / due) * 100)

export const answersFigure = ({ inTime, due }: Answers): string => (due ? `${inTime} of ${due}` : 'None due')
export function answersCompared(current: Answers, before: Answers): string {
  if (!current.due) return 'No lead has been due yet'
  const now = `${shareOf(current)} % in time`
  return before.due ? `${now}, ${shareOf(before)} % last week` : now
}

interface Span {
  from: number
  to: number
}

/** Monday to now, and the same part of the week before, so that a Tuesday is not compared with a whole week. */
export function weekSpans(now: Date, zone: string): { current: Span; before: Span } {
  const { date, clock } = civilAt(now, zone)
  const monday = mondayOf(date)
  const at = (day: string, time = '00:00') => instantOf({ date: day, clock: time }, zone)
  return {
    current: { from: at(monday), to: now.getTime() },
    before: { from: at(addDays(monday, -7)), to: at(addDays(date, -7), clock) },
  }
}

/** Figures of this week and the last, counted with the user's own access; none that a role may not read. */

export interface Figure {
  label: string
  value: string
  beside: string
}

const iso = (at: number): string => new Date(at).toISOString()
const created = ({ from, to }: Span): Where => ({
  createdAt: { greater_than_equal: iso(from), less_than_equal: iso(to) },
})
const seconds =
  (field: 'created_at' | 'sold_date_timestamp') =>
  ({ from, to }: Span): Where => ({
    [field]: { greater_than_equal: Math.floor(from / 1000), less_than_equal: Math.floor(to / 1000) },
  })
const COUNTED: readonly [label: string, slug: CollectionSlug, where: (span: Span) => Where][] = [
  ['New leads', 'leads', created],
  ['Cars added', 'cars', seconds('created_at')],
  ['Cars sold', 'cars', seconds('sold_date_timestamp')],
  ['Reservations', 'reservations', created],
]

async function countOf({ payload, user }: Reading, collection: CollectionSlug, where: Where) {
  try {
    return (await payload.count({ collection, where, user, overrideAccess: false })).totalDocs
  } catch (error) {
    if (error instanceof Forbidden) return null
    throw error
  }
}

/** A clock is read at the time of the answer, or at the end of the span. */
async function answersIn(reading: Reading, span: Span): Promise<Answers> {
  const rows = await ownRows(reading, 'leads', { and: [created(span), { state: { not_equals: 'spam' } }] })
  const judged = rows.map(async (row): Promise<Answers> => {
    const lead = clockedLeadSchema.parse(row)
    const answered = lead.responded_at ? Date.parse(lead.responded_at) : Infinity
    const isAnswered = answered <= span.to
    if (!isAnswered && lead.state !== 'new') return { inTime: 0, due: 0 }
    const requested = { ...lead, state: 'new', responded_at: null }
    const clock = await clockOf(reading.payload, requested, new Date(Math.min(answered, span.to)))
    const isLate = clock?.state === 'overdue'
    return { inTime: isAnswered && !isLate ? 1 : 0, due: isAnswered || isLate ? 1 : 0 }
  })
  return (await Promise.all(judged)).reduce(
    (sum, one) => ({
      inTime: sum.inTime + one.inTime,
      due: sum.due + one.due,
    }),
    { inTime: 0, due: 0 },
  )
}

export async function weekFor(reading: Reading, zone: string): Promise<Figure[]> {
  const { current, before } = weekSpans(reading.now, zone)
  const counted = await Promise.all(
    COUNTED.map(async ([label, slug, where]): Promise<Figure[]> => {
      const [now, then] = await Promise.all([
        countOf(reading, slug, where(current)),
        countOf(reading, slug, where(before)),
      ])
      if (now === null || then === null) return []
      // Most dealers take none.
      if (slug === 'reservations' && !now && !then) return []
      return [{ label, value: String(now), beside: compared(now, then) }]
    }),
  )
  const [leads = [], ...others] = counted
  if (!leads.length) return others.flat()
  const [now, then] = await Promise.all([answersIn(reading, current), answersIn(reading, before)])
  const answers = { label: 'Answered in time', value: answersFigure(now), beside: answersCompared(now, then) }
  return [...leads, answers, ...others.flat()]
}
