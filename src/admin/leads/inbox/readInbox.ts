import type { Payload, TypedUser, Where } from 'payload'
import { clockedLeadSchema, duesOf } from '@/admin/leads/hoursOf'
import { dueOrder } from '@/features/leads/replyOrder.rules'
import { staffOf } from '@/access/staff'
import { dealerZone } from '@/admin/dealerZone'
import {
  INBOX_VIEWS,
  inView,
  NOBODY,
  type InboxFilter,
  type InboxState,
  type InboxView,
} from '@/features/leads/inbox.rules'
import { LEAD_CATEGORIES } from '@/features/leads/leadCategories.rules'
import type { Choice } from '@/admin/kit/list/columns'
import { NOT_WAITING, WAITING, inboxWhere } from './where'
import { leadPlacesOf, peopleOf } from './people'
import { inboxRows, LISTED, type InboxRow, type ListedLead } from './rows'
import { FORM_WORDS, STAGE_WORDS, WHEN_WORDS } from './words'

/** Clocks are computed for at most so many, the oldest: what waits longer than those is late anyway. */
const MOST_CLOCKS = 1000

/** A page of ids by reply clock: who waits first by when the answer is due, then the others, newest first. */
async function orderedIds(
  payload: Payload,
  user: TypedUser,
  where: Where,
  { from, count }: { from: number; count: number },
): Promise<string[]> {
  const own = { collection: 'leads', depth: 0, pagination: false, user, overrideAccess: false } as const
  const waiting = await payload.find({
    ...own,
    where: { and: [where, WAITING] },
    sort: 'createdAt',
    limit: MOST_CLOCKS,
    select: { tenant: true, location_id: true, state: true, createdAt: true, responded_at: true },
  })
  const dues = await duesOf(
    payload,
    waiting.docs.map((lead) => clockedLeadSchema.parse(lead)),
  )
  const first = waiting.docs
    .map(({ id }, at) => ({ id, due: dues[at] ?? Infinity }))
    .sort(dueOrder)
    .map(({ id }) => id)
  const missing = from + count - first.length
  if (missing <= 0) return first.slice(from, from + count)
  const rest = await payload.find({
    ...own,
    where: { and: [where, NOT_WAITING] },
    sort: '-createdAt',
    limit: missing,
    select: { state: true },
  })
  return [...first, ...rest.docs.map(({ id }) => id)].slice(from, from + count)
}

/** What the inbox shows, read as its reader: each find and count adds the leads that they may see. */

export const PAGE_SIZE = 25

export interface Inbox {
  rows: InboxRow[]
  total: number
  counts: Record<InboxView, number>
  choices: { [Filter in InboxFilter]: Filter extends 'from' | 'to' ? 'day' : readonly Choice[] }
}

/** Of the dealer that is shown, or the first: who works for several reads "today" as that one's clock says it. */
export function readerZone(payload: Payload, user: TypedUser): Promise<string> {
  const staff = staffOf(user)
  return dealerZone(payload, staff?.shown ?? staff?.tenants[0] ?? '')
}

/** What each view shows when it is chosen now, with the filters that are set. */
async function countsFor(
  payload: Payload,
  user: TypedUser,
  state: InboxState,
  now: Date,
): Promise<Inbox['counts']> {
  const zone = await readerZone(payload, user)
  const counted = await Promise.all(
    INBOX_VIEWS.map(async (view): Promise<[InboxView, number]> => {
      const where = inboxWhere(inView(state, view), user.id, zone, now)
      const { totalDocs } = await payload.count({ collection: 'leads', where, user, overrideAccess: false })
      return [view, totalDocs]
    }),
  )
  const none = { answer: 0, mine: 0, open: 0, snoozed: 0, spam: 0, closed: 0, all: 0 }
  return { ...none, ...Object.fromEntries(counted) }
}

const MOST_SOURCES = 60

/** Campaigns and senders of the leads that the reader may see. */
async function sourcesOf(payload: Payload, user: TypedUser): Promise<Choice[]> {
  const { values } = await payload.findDistinct({
    collection: 'leads',
    field: 'came_from',
    sort: 'came_from',
    limit: MOST_SOURCES,
    user,
    overrideAccess: false,
  })
  return values.flatMap(({ came_from }) => (came_from ? [[came_from, came_from] as const] : []))
}

async function pageOf(
  payload: Payload,
  user: TypedUser,
  state: InboxState,
  now: Date,
): Promise<{ leads: ListedLead[]; total: number }> {
  const where = inboxWhere(state, user.id, await readerZone(payload, user), now)
  const own = { collection: 'leads', depth: 0, user, overrideAccess: false, select: LISTED } as const
  if (state.order === 'newest') {
    const found = await payload.find({
      ...own,
      where,
      sort: '-createdAt',
      limit: PAGE_SIZE,
      page: state.page,
    })
    return { leads: found.docs, total: found.totalDocs }
  }
  const part = { from: (state.page - 1) * PAGE_SIZE, count: PAGE_SIZE }
  const [ids, { totalDocs: total }] = await Promise.all([
    orderedIds(payload, user, where, part),
    payload.count({ collection: 'leads', where, user, overrideAccess: false }),
  ])
  if (!ids.length) return { leads: [], total }
  const { docs } = await payload.find({
    ...own,
    where: { id: { in: ids } },
    limit: PAGE_SIZE,
    pagination: false,
  })
  return { leads: ids.flatMap((id) => docs.find((doc) => doc.id === id) ?? []), total }
}

export async function readInbox(
  payload: Payload,
  user: TypedUser,
  state: InboxState,
  now: Date,
): Promise<Inbox> {
  const [counts, people, places, sources, { leads, total }, screens] = await Promise.all([
    countsFor(payload, user, state, now),
    peopleOf(payload, user),
    leadPlacesOf(payload, user),
    sourcesOf(payload, user),
    pageOf(payload, user, state, now),
    readerZone(payload, user),
  ])
  return {
    rows: await inboxRows({ payload, user, now }, leads, new Map(people), screens),
    total,
    counts,
    choices: {
      about: LEAD_CATEGORIES.map((name) => [name, name] as const),
      stage: STAGE_WORDS,
      place: places,
      who: [[NOBODY, 'Unassigned'], ...people],
      via: FORM_WORDS,
      source: sources,
      when: Object.entries(WHEN_WORDS),
      from: 'day',
      to: 'day',
    },
  }
}
