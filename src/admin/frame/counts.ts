import { LRUCache } from 'lru-cache'
import type { CollectionSlug, Payload, ServerProps, TypedUser, Where } from 'payload'
import { cache } from 'react'
import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { readVisitors } from '@/admin/bookings/dayBookings'
import { isOperator } from '@/admin/dashboard/operator/readOperator'
import { needsFor } from '@/admin/dashboard/needs/readNeeds'
import { needsAnswer } from '@/admin/leads/inbox/where'
import { mayReadLeads } from '@/admin/may'
import { outside } from '@/lib/outside'
import { BOOKINGS, FEEDS, LEADS, TODAY } from './mainScreens.data'

/** How many things wait on a screen, by its address. */
export type Counts = Readonly<Record<string, number>>

const NONE: Counts = {}
const RECENT_MS = 10_000
const recent = new LRUCache<string, Promise<Counts>>({ max: 500, ttl: RECENT_MS })

/** With the person's own access. */
export async function readCounts(payload: Payload, user: TypedUser, now: Date): Promise<Counts> {
  const count = async (collection: CollectionSlug, where: Where, may: boolean): Promise<number> =>
    may ? (await payload.count({ collection, where, user, overrideAccess: false })).totalDocs : 0
  const [needs, leads, visitors, feeds] = await Promise.all([
    needsFor(payload, user, now),
    count('leads', needsAnswer(now), mayReadLeads(user)),
    readVisitors(payload, user, now),
    count('stock-feeds', { state: { equals: 'held' } }, worksAs(staffOf(user), editors)),
  ])
  return {
    [TODAY.to]: needs.length + leads,
    [LEADS.to]: leads,
    [BOOKINGS.to]: visitors?.length ?? 0,
    [FEEDS]: feeds,
  }
}

/** One moment for all that a screen reads: what the menu counts is what Today names. */
export const screenNow = cache(() => new Date())

/** A screen is not refused because these cannot be read. */
async function countsAt(payload: Payload, user: TypedUser, now: Date): Promise<Counts> {
  try {
    return await readCounts(payload, user, now)
  } catch (error) {
    payload.logger.error({ err: error }, 'the counts of the menu could not be read')
    return NONE
  }
}

/** Once for a page, which has them in its menu and in a phone's bar. */
const countsNow = cache((payload: Payload, user: TypedUser) => countsAt(payload, user, screenNow()))

/**
 * Kept for a moment under all that decides them: the person, the role, the dealers, the locations, the topics and the chosen dealer.
 * On Today they are read anew, since it names the same figure.
 */
export async function countsFor(payload: Payload, user: TypedUser, isFresh: boolean): Promise<Counts> {
  if (isOperator(user)) return NONE
  const scope = JSON.stringify(staffOf(user))
  if (isFresh) {
    const counts = await countsNow(payload, user)
    recent.set(scope, Promise.resolve(counts))
    return counts
  }
  const known = recent.get(scope)
  if (known) return known
  const now = screenNow()
  // Kept longer than the screen that asked first.
  const read = outside(() => countsAt(payload, user, now))
  recent.set(scope, read)
  return read
}

/** The first screen has no path of its own. */
export const isToday = (params: ServerProps['params']): boolean => !params?.segments?.length
