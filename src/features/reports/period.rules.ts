import { addDays, addMonths, civilAt, daysBetween, instantOf, mondayOf } from '@/core/dealer/country/civil'
import { tally } from './reports.rules'

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const MOST_DAYS = 366

export const PERIODS = ['week', 'month', 'quarter', 'range'] as const
export type PeriodKind = (typeof PERIODS)[number]

/** What the address says; each may be missing or nonsense. */
export interface RequestedPeriod {
  period?: unknown
  /** A day of the week, the month or the quarter; `week` in older links. */
  day?: unknown
  week?: unknown
  /** The first and the last day of a range. */
  from?: unknown
  to?: unknown
}

export interface Period {
  kind: PeriodKind
  first: string
  days: string[]
  /** Epoch ms; `to` is the first moment after it. */
  from: number
  to: number
  /** Today is one of its days. */
  isCurrent: boolean
}

const dayIn = (requested: unknown, today: string): string | null =>
  typeof requested === 'string' && DATE.test(requested) && requested <= today ? requested : null

const kindIn = (requested: unknown): PeriodKind => PERIODS.find((kind) => kind === requested) ?? 'week'

const MONTHS: Record<'month' | 'quarter', number> = { month: 1, quarter: 3 }

function firstDay(kind: Exclude<PeriodKind, 'range'>, day: string): string {
  if (kind === 'week') return mondayOf(day)
  const month = Number(day.slice(5, 7))
  const first = kind === 'month' ? month : month - ((month - 1) % 3)
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`
}

const afterLast = (kind: Exclude<PeriodKind, 'range'>, first: string): string =>
  kind === 'week' ? addDays(first, 7) : addMonths(first, MONTHS[kind])

function spanOf(kind: PeriodKind, first: string, next: string, today: string, zone: string): Period {
  const at = (day: string) => instantOf({ date: day, clock: '00:00' }, zone)
  const days = Array.from({ length: daysBetween(first, next) }, (_, day) => addDays(first, day))
  return { kind, first, days, from: at(first), to: at(next), isCurrent: days.includes(today) }
}

/** What the reports open with. */
export const USUAL_DAYS = 30

/** How many months of a period have passed: a whole one is one however long it is, a part of one counts by its days. */
export const monthsPassed = ({ days }: Pick<Period, 'days'>, today: string): number =>
  tally(days.filter((day) => day <= today).map((day) => `${day.slice(0, 7)}-01`)).reduce(
    (sum, { name: first, count }) => sum + count / daysBetween(first, addMonths(first, 1)),
    0,
  )

/** By the dealer's clock. The last 30 days for an address that says nothing; a range is at most a year long. */
export function periodOf(requested: RequestedPeriod, now: Date, zone: string): Period {
  const today = civilAt(now, zone).date
  if (!requested.period && !requested.day && !requested.week && !requested.from)
    return spanOf('range', addDays(today, 1 - USUAL_DAYS), addDays(today, 1), today, zone)
  const kind = kindIn(requested.period)
  if (kind === 'range') {
    const [one, other] = [dayIn(requested.from, today) ?? today, dayIn(requested.to, today) ?? today].sort()
    const last = other ?? today
    const earliest = addDays(last, 1 - MOST_DAYS)
    const first = one && one > earliest ? one : earliest
    return spanOf(kind, first, addDays(last, 1), today, zone)
  }
  const first = firstDay(kind, dayIn(requested.day ?? requested.week, today) ?? today)
  return spanOf(kind, first, afterLast(kind, first), today, zone)
}

/** The first day of the period before or after; a range moves by its own length. */
export function besideFirst({ kind, first, days }: Period, way: -1 | 1): string {
  if (kind === 'week' || kind === 'range') return addDays(first, way * days.length)
  return addMonths(first, way * MONTHS[kind])
}

/**
 * The one before. For one that still runs, the same part of it, so that a Tuesday is not compared with seven days.
 */
export function periodBefore(period: Period, now: Date, zone: string): Period {
  const today = civilAt(now, zone)
  const first = besideFirst(period, -1)
  const whole = spanOf(period.kind, first, period.first, today.date, zone)
  if (!period.isCurrent || period.kind === 'range') return whole
  const day = addDays(first, daysBetween(period.first, today.date))
  const to = instantOf({ date: day, clock: today.clock }, zone)
  return { ...whole, to: Math.min(whole.to, to) }
}

/** `the week before`, in sentences. */
export const beforeWords = (kind: PeriodKind): string =>
  kind === 'range' ? 'the days before' : `the ${kind} before`
