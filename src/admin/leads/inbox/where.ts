import type { Where } from 'payload'
import { addDays, civilAt, instantOf } from '@/core/dealer/country/civil'
import { personalNumber, personalWords } from '@/admin/kit/list/personalWords'
import { NOBODY, type InboxState, type InboxView } from '@/features/leads/inbox.rules'

/** Not one that was joined into another. */
const ALONE: Where = { merged_into: { exists: false } }
const OPEN: Where = { and: [ALONE, { state: { in: ['new', 'contacted', 'appointment'] } }] }
const ASLEEP = (now: Date): Where => ({ back_at: { greater_than: now.getTime() } })
const AWAKE = (now: Date): Where => ({
  or: [{ back_at: { exists: false } }, { back_at: { less_than_equal: now.getTime() } }],
})
/** Nobody has answered at all, or not what the shopper has written since. */
export const WAITING: Where = {
  or: [
    { and: [ALONE, { state: { equals: 'new' } }, { responded_at: { exists: false } }] },
    { and: [{ asked_at: { exists: true } }, { state: { not_equals: 'spam' } }] },
  ],
}
export const NOT_WAITING: Where = {
  and: [
    {
      or: [
        { state: { not_equals: 'new' } },
        { responded_at: { exists: true } },
        { merged_into: { exists: true } },
      ],
    },
    { or: [{ asked_at: { exists: false } }, { state: { equals: 'spam' } }] },
  ],
}

/** A shopper waits, or it was snoozed until now: nobody has acted on it since. */
export const needsAnswer = (now: Date): Where => ({
  and: [{ or: [WAITING, { and: [OPEN, { back_at: { exists: true } }] }] }, AWAKE(now)],
})

function viewWhere(view: InboxView, userId: string, now: Date): Where[] {
  const views: Record<InboxView, Where[]> = {
    answer: [needsAnswer(now)],
    mine: [OPEN, AWAKE(now), { assigned_to: { equals: userId } }],
    open: [OPEN, AWAKE(now)],
    snoozed: [OPEN, ASLEEP(now)],
    spam: [{ or: [{ suspected: { equals: true } }, { state: { equals: 'spam' } }] }],
    closed: [{ state: { in: ['won', 'lost'] } }],
    all: [],
  }
  return views[view]
}

const MOST_WORDS = 6

const inPlain = (typed: string): Where[] =>
  ['lead_id', 'stock_number'].map((name) => ({ [name]: { contains: typed } }))

/** Each word begins one of the person or of the message, or is in a reference; a number may be one of a phone in several parts. */
function wordsWhere(search: string): Where[] {
  const number = personalNumber(search)
  const typed = search.split(/\s+/).filter(Boolean)
  // A single letter or sign beside words would match almost everything.
  const typical = typed.filter((word) => personalWords('p', word).length)
  const words = (typical.length ? typical : typed).slice(0, MOST_WORDS)
  const all = words.map((word) => ({
    or: [...personalWords('p', word), ...personalWords('m', word), ...inPlain(word)],
  }))
  return number.length ? [{ or: [...number, ...inPlain(search), { and: all }] }] : all
}

function whenWhere(when: InboxState['when'], zone: string, now: Date): Where[] {
  if (!when) return []
  const today = civilAt(now, zone).date
  const day = (back: number) =>
    new Date(instantOf({ date: addDays(today, -back), clock: '00:00' }, zone)).toISOString()
  if (when === 'yesterday')
    return [{ createdAt: { greater_than_equal: day(1) } }, { createdAt: { less_than: day(0) } }]
  return [{ createdAt: { greater_than_equal: day({ today: 0, week: 6, month: 29 }[when]) } }]
}

/** Both days are whole ones. */
function daysWhere({ from, to }: Pick<InboxState, 'from' | 'to'>, zone: string): Where[] {
  const midnight = (date: string) => new Date(instantOf({ date, clock: '00:00' }, zone)).toISOString()
  return [
    ...(from ? [{ createdAt: { greater_than_equal: midnight(from) } }] : []),
    ...(to ? [{ createdAt: { less_than: midnight(addDays(to, 1)) } }] : []),
  ]
}

/** The rows that an address of the inbox names, within what its reader may see (`find` adds that). */
export function inboxWhere(state: InboxState, userId: string, zone: string, now: Date): Where {
  const { view, search, about, stage, place, who, via, source, when } = state
  return {
    and: [
      ...viewWhere(view, userId, now),
      ...wordsWhere(search),
      ...(about ? [{ category: { equals: about } }] : []),
      ...(stage ? [{ state: { equals: stage } }] : []),
      ...(place ? [{ location_id: { equals: place } }] : []),
      ...(who ? [{ assigned_to: who === NOBODY ? { exists: false } : { equals: who } }] : []),
      ...(via ? [{ form: { equals: via } }] : []),
      ...(source ? [{ came_from: { equals: source } }] : []),
      ...whenWhere(when, zone, now),
      ...daysWhere(state, zone),
    ],
  }
}
