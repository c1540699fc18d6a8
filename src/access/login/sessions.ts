/** The browsers in which staff are signed in: rows that are added, extended and removed one by one. */
import { LRUCache } from 'lru-cache'
import type { Payload, PayloadRequest, Where } from 'payload'
import { recordOf } from '@/access/ids'
import { MINUTE_MS } from '@/lib/time'

/** How precisely staff see when a browser was last used, so that not every request writes. */
const USE_MS = 5 * MINUTE_MS
/** When this process last looked how old the use of a browser is: a page of the admin is a dozen requests. */
const looked = new LRUCache<string, number>({ max: 1000 })

const headerOf = ({ headers }: Pick<PayloadRequest, 'headers'>, name: string): string =>
  (headers.get(name) ?? '').slice(0, 500)
export const deviceOf = (req: Pick<PayloadRequest, 'headers'>) => ({
  agent: headerOf(req, 'user-agent'),
  address: headerOf(req, 'x-forwarded-for'),
})

/** `user` is what Payload gives to the hooks of a sign-in: its newest session is the one just made. */
export async function openSession(req: PayloadRequest, user: unknown): Promise<void> {
  const { id, sessions } = recordOf(user)
  const made = recordOf(Array.isArray(sessions) ? sessions.at(-1) : null)
  const now = Date.now()
  await req.payload.create({
    collection: 'staff-sessions',
    depth: 0,
    overrideAccess: true,
    data: {
      user_id: String(id),
      sid: String(made.id),
      opened_at: now,
      used_at: now,
      expires_at: new Date(String(made.expiresAt)).getTime(),
      ...deviceOf(req),
    },
  })
}

async function remove(payload: Payload, where: Where): Promise<number> {
  const { docs } = await payload.delete({
    collection: 'staff-sessions',
    where,
    depth: 0,
    overrideAccess: true,
  })
  return docs.length
}
export const endSession = (payload: Payload, user: string, sid: string): Promise<number> =>
  remove(payload, { and: [{ user_id: { equals: user } }, { sid: { equals: sid } }] })

export const endRow = (payload: Payload, user: string, row: string): Promise<number> =>
  remove(payload, { and: [{ user_id: { equals: user } }, { id: { equals: row } }] })

/** Last used first. */
export async function openRows(payload: Payload, user: string) {
  const { docs } = await payload.find({
    collection: 'staff-sessions',
    where: { and: [{ user_id: { equals: user } }, { expires_at: { greater_than: Date.now() } }] },
    sort: '-used_at',
    depth: 0,
    limit: 100,
    pagination: false,
    overrideAccess: true,
  })
  return docs
}

/** When each of these accounts was last used, epoch ms. */
export async function lastUsed(payload: Payload, users: readonly string[]): Promise<Map<string, number>> {
  const { docs } = await payload.find({
    collection: 'staff-sessions',
    where: { user_id: { in: [...users] } },
    select: { user_id: true, used_at: true },
    ...{ sort: 'used_at', depth: 0, pagination: false, overrideAccess: true },
  })
  return new Map(docs.map(({ user_id, used_at }) => [user_id, used_at]))
}

/** Ends all browsers of an account but one; without `sid`, all of them. */
export const endOthers = (payload: Payload, user: string, sid?: string): Promise<number> =>
  remove(payload, { and: [{ user_id: { equals: user } }, ...(sid ? [{ sid: { not_equals: sid } }] : [])] })

const change = (payload: Payload, where: Where, data: Record<string, unknown>) =>
  payload.update({ collection: 'staff-sessions', where, data, depth: 0, overrideAccess: true })

export const extendSession = (payload: Payload, sid: string, expires: number) =>
  change(payload, { sid: { equals: sid } }, { expires_at: expires, used_at: Date.now() })

/** The id of a session is known only from its cookie, so the id alone says which browser was used. */
export async function noteUse(payload: Payload, req: Pick<PayloadRequest, 'headers'>, sid: string) {
  if (Date.now() - (looked.get(sid) ?? 0) < MINUTE_MS) return
  const where: Where = { and: [{ sid: { equals: sid } }, { used_at: { less_than: Date.now() - USE_MS } }] }
  const { totalDocs } = await payload.count({ collection: 'staff-sessions', where, overrideAccess: true })
  looked.set(sid, Date.now())
  if (totalDocs) await change(payload, where, { used_at: Date.now(), ...deviceOf(req) })
}

export const forgetOld = (payload: Payload): Promise<number> =>
  remove(payload, { expires_at: { less_than: Date.now() - 24 * 60 * MINUTE_MS } })
