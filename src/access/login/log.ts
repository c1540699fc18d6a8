/** Never a password, and never the full e-mail address of an unknown account. */
import type { Payload } from 'payload'
import { idOf, idsOf, recordOf } from '@/access/ids'
import { hashOf } from '@/lib/secrets'
import { maskedEmail } from '@/lib/text'
import type { Caller } from './limits'

const DONE = ['log in', 'two steps on', 'two steps off', 'new paper codes'] as const
export type LoginOutcome = 'log in failed' | 'log in locked' | 'second step failed' | (typeof DONE)[number]

/** Tells repeated attempts on one account from attempts on many accounts. */
const fingerprint = (email: string): string => hashOf(email.trim().toLowerCase()).slice(0, 12)

/** A refused login belongs to the tenant of the account; that of an unknown account is visible to the platform only. */
export async function logLogin(
  payload: Payload,
  outcome: LoginOutcome,
  { email, address }: Caller,
): Promise<void> {
  const where = { email: { equals: email.trim().toLowerCase() } }
  const { docs } = await payload.find({
    collection: 'users',
    where,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  const account = recordOf(docs[0])
  const came = DONE.some((one) => one === outcome)
  await payload.create({
    collection: 'audit-log',
    depth: 0,
    overrideAccess: true,
    data: {
      tenant: idsOf(account.tenants)[0] ?? null,
      who: came ? email.trim().toLowerCase() : maskedEmail(email),
      user_id: came ? idOf(account) : null,
      via: 'admin',
      what: outcome,
      entity: 'users',
      doc_id: idOf(account),
      doc_title: typeof account.name === 'string' ? account.name : null,
      diff: { address, ...(came ? {} : { email_fingerprint: fingerprint(email) }) },
    },
  })
}
