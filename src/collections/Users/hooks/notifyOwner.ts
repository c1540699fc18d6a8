import type { CollectionAfterChangeHook, CollectionBeforeLoginHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { idsOf, recordOf } from '@/access/ids'
import { FALLBACK_ZONE } from '@/core/dealer/country/zones'
import { mailOwner } from '@/core/letter/rows/mailStaff'
import { accountMail, type AccountChange } from '@/features/staff/letters.rules'
import { env } from '@/env'
import { adminOrigins } from '@/lib/origins'

const withZone = z.object({ config: z.object({ timezone: z.string() }) })

async function zoneOf({ payload }: PayloadRequest, row: Record<string, unknown>): Promise<string> {
  const where = { id: { in: idsOf(row.tenants) } }
  const { docs } = await payload.find({
    ...{ collection: 'tenants', where, depth: 0, limit: 1, pagination: false, overrideAccess: true },
  })
  return withZone.safeParse(docs[0]).data?.config.timezone ?? FALLBACK_ZONE
}

/** `row`: the account before the change. */
async function tell(req: PayloadRequest, row: Record<string, unknown>, change: AccountChange): Promise<void> {
  const moment = { at: Date.now(), zone: await zoneOf(req, row), origin: adminOrigins(env)[0] ?? '' }
  await mailOwner(req.payload, String(row.email), accountMail, { change, moment })
}

/** Who has not joined yet has no account to lose, and accepting an invitation is no change. */
export const notifyOwner: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const [before, after] = [recordOf(previousDoc), recordOf(doc)]
  if (operation !== 'update' || before.invited_until) return doc
  const { name, email } = recordOf(req.user)
  const by = String(name || email || 'The platform')
  if (req.context.newPassword) await tell(req, before, { kind: 'password', by })
  if (before.email !== after.email) await tell(req, before, { kind: 'address', to: String(after.email), by })
  return doc
}

/** A password that is set by a mailed link is followed by a sign-in, and by no other hook. */
export const notifyOfReset: CollectionBeforeLoginHook = async ({ user, req }) => {
  if (req.context.newPassword) await tell(req, recordOf(user), { kind: 'reset' })
  return user
}

/** A stranger learns nothing from it: it goes out after the answer, and only to an account that can sign in. */
export async function tellOfFailures(req: PayloadRequest, email: string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ email: { equals: email.trim().toLowerCase() } }, { disabled: { not_equals: true } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  const row = recordOf(docs[0])
  if (row.email && !row.invited_until) await tell(req, row, { kind: 'failures' })
}
