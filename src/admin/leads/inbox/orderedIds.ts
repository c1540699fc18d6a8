import type { Payload, TypedUser, Where } from 'payload'
import { clockedLeadSchema } from '@/admin/leads/clockedLead'
import { duesOf } from '@/admin/leads/hoursOf'
import { dueOrder } from '@/features/leads/replyOrder.rules'
import { NOT_WAITING, WAITING } from './where'

/** Clocks are computed for at most so many, the oldest: what waits longer than those is late anyway. */
const MOST_CLOCKS = 1000

/** A page of ids by reply clock: who waits first by when the answer is due, then the others, newest first. */
export async function orderedIds(
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
