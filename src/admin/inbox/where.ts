import type { Where } from 'payload'
import { addDays, civilAt, instantOf } from '@/domain/hours/civil'
import { NOBODY, type InboxState, type InboxView } from '@/domain/leads/inbox'

const OPEN: Where = { state: { in: ['new', 'contacted', 'appointment'] } }
export const WAITING: Where = { and: [{ state: { equals: 'new' } }, { responded_at: { exists: false } }] }
export const NOT_WAITING: Where = {
  or: [{ state: { not_equals: 'new' } }, { responded_at: { exists: true } }],
}

export function viewWhere(view: InboxView, userId: string): Where[] {
  const views: Record<InboxView, Where[]> = {
    answer: [WAITING],
    mine: [OPEN, { assigned_to: { equals: userId } }],
    open: [OPEN],
    spam: [{ or: [{ suspected: { equals: true } }, { state: { equals: 'spam' } }] }],
    closed: [{ state: { in: ['won', 'lost'] } }],
    all: [],
  }
  return views[view]
}

const SEARCHED = ['name', 'last_name', 'email', 'phone', 'lead_id', 'stock_number', 'message'] as const
const MOST_WORDS = 6
/** Fewer digits are a stock number or a year. */
const PHONE_DIGITS = 6

/** Each word is in one of the columns; a number is also looked for as a phone number without its spaces. */
function wordsWhere(search: string): Where[] {
  const digits = search.replace(/[\s()+-]/g, '').replace(/^0/, '')
  if (/^\d+$/.test(digits) && digits.length >= PHONE_DIGITS)
    return [
      {
        or: [
          { person_phone: { contains: digits } },
          ...SEARCHED.map((name) => ({ [name]: { contains: search } })),
        ],
      },
    ]
  return search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => ({ or: SEARCHED.map((name) => ({ [name]: { contains: word } })) }))
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
      ...viewWhere(view, userId),
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
