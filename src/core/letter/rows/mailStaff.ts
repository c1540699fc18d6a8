import type { Where } from 'payload'
import { PLATFORM } from '@/access/roles'
import { getDb } from '@/db/payload'

const MAX_PEOPLE = 50

async function emailsOf(who: Where): Promise<string[]> {
  const { docs } = await (
    await getDb()
  ).find({
    collection: 'users',
    where: { and: [who, { disabled: { not_equals: true } }] },
    depth: 0,
    limit: MAX_PEOPLE,
    overrideAccess: true,
    select: { email: true },
  })
  return docs.flatMap(({ email }) => email ?? [])
}

export const ofDealer = (tenant: string, roles: readonly string[]): Where => ({
  and: [{ tenants: { in: [tenant] } }, { role: { in: [...roles] } }],
})
export const OPERATORS: Where = { role: { equals: PLATFORM } }

/** A mail that fails is reported to `tell` and stops no other. */
export async function mailStaff(
  who: Where,
  letter: { subject: string; text: string },
  tell: (error: unknown) => void,
): Promise<void> {
  const db = await getDb()
  for (const to of await emailsOf(who)) await db.sendEmail({ to, ...letter }).catch(tell)
}
