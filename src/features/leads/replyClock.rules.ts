/** Opening hours that a shopper waits until a person answers. An automatic receipt is no answer. */
import { DateTime } from 'luxon'
import { usableZone } from '@/core/dealer/country/zones'
import { afterOpenMinutes, openMinutes, type Clock } from '@/core/place/hours/openMinutes'
import { DAY_MS } from '@/lib/time'
import { LOCALE } from '@/lib/figures'

export interface Waiting {
  createdAt: string
  responded_at?: string | null
}
/** Since when a shopper waits: for the first answer, or for one to what was written since. Null where nobody does. */
export function waitsSince(lead: {
  state?: unknown
  createdAt?: unknown
  responded_at?: unknown
  asked_at?: unknown
}): string | null {
  if (lead.state === 'new' && !lead.responded_at) return new Date(String(lead.createdAt)).toISOString()
  return lead.asked_at && lead.state !== 'spam' ? new Date(Number(lead.asked_at)).toISOString() : null
}

export interface ReplyClock {
  state: 'answered' | 'waiting' | 'overdue'
  tone: 'good' | 'ok' | 'soon' | 'late'
  text: string
}

const SOON = 30

const span = (minutes: number): string =>
  minutes < 60
    ? `${minutes} min`
    : `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`
const when = (at: Date, zone: string, now: Date): string => {
  const local = DateTime.fromJSDate(at, { zone: usableZone(zone) }).setLocale(LOCALE)
  const today = DateTime.fromJSDate(now, { zone: usableZone(zone) })
  const time = local.toFormat('h:mm a').toLowerCase()
  if (local.hasSame(today, 'day')) return time
  return Math.abs(local.diff(today, 'days').days) < 6
    ? `${local.toFormat('ccc')} ${time}`
    : local.toFormat('d MMM')
}

function overdueText(due: Date, clock: Clock, zone: string, now: Date): string {
  if (now.getTime() - due.getTime() > DAY_MS) return `Overdue since ${when(due, zone, now)}`
  const minutes = openMinutes(clock, due, now)
  return minutes ? `Overdue ${span(minutes)}` : 'Overdue'
}

/** Of a lead that was answered and put aside: it is due again once that has passed. */
export const backClock = (back_at: number, zone: string, now: Date): ReplyClock | null =>
  back_at <= now.getTime()
    ? { state: 'waiting', tone: 'soon', text: `Back since ${when(new Date(back_at), zone, now)}` }
    : null

/** `limit`: minutes of opening time, by the place's clock. `zone`: of the dealer, whose clock all times of staff are of. */
export function replyClock(lead: Waiting, clock: Clock, limit: number, zone: string, now: Date): ReplyClock {
  const from = new Date(lead.createdAt)
  if (lead.responded_at) {
    const took = openMinutes(clock, from, new Date(lead.responded_at))
    return { state: 'answered', tone: 'good', text: took ? `Answered in ${span(took)}` : 'Answered at once' }
  }
  const due = afterOpenMinutes(clock, from, limit)
  if (!due) return { state: 'waiting', tone: 'ok', text: 'Closed for now' }
  if (due <= now) return { state: 'overdue', tone: 'late', text: overdueText(due, clock, zone, now) }
  const left = openMinutes(clock, now, due)
  // The dealer closes in between: a clock time says more than minutes that do not run.
  if ((due.getTime() - now.getTime()) / 60_000 > left + 1)
    return { state: 'waiting', tone: 'ok', text: `Due ${when(due, zone, now)}` }
  return { state: 'waiting', tone: left <= SOON ? 'soon' : 'ok', text: `${span(left)} left` }
}
