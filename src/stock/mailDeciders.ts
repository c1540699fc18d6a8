import { getDb } from '@/db/payload'
import { DECIDERS } from '@/domain/feeds/feeds'

const MAX_PEOPLE = 50

async function decidersOf(tenant: string): Promise<string[]> {
  const { docs } = await (
    await getDb()
  ).find({
    collection: 'users',
    where: {
      and: [
        { tenants: { in: [tenant] } },
        { role: { in: [...DECIDERS] } },
        { disabled: { not_equals: true } },
      ],
    },
    depth: 0,
    limit: MAX_PEOPLE,
    overrideAccess: true,
    select: { email: true },
  })
  return docs.flatMap(({ email }) => email ?? [])
}

/** A mail that fails is reported to `tell` and stops no other. */
export async function mailDeciders(
  tenant: string,
  letter: { subject: string; text: string },
  tell: (error: unknown) => void,
): Promise<void> {
  const db = await getDb()
  for (const to of await decidersOf(tenant)) await db.sendEmail({ to, ...letter }).catch(tell)
}
