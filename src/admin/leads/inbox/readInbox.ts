/** What the inbox shows, read as its reader: each find and count adds the leads that they may see. */
import type { Payload, TypedUser } from 'payload'
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
import { orderedIds } from './orderedIds'
import type { Choice } from '@/admin/list/choice'
import { leadPlacesOf, peopleOf } from './people'
import { inboxRows, LISTED, type InboxRow, type ListedLead } from './rows'
import { inboxWhere } from './where'
import { FORM_WORDS, STAGE_WORDS, WHEN_WORDS } from './words'

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
  const none = { answer: 0, mine: 0, open: 0, spam: 0, closed: 0, all: 0 }
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
