/** Mails to staff: the platform writes them, and they lead to its admin. */
import type { Payload, Where } from 'payload'
import { PLATFORM } from '@/access/roles'
import { getDb } from '@/db/payload'
import { env } from '@/env'
import { adminOrigins } from '@/lib/origins'
import type { LetterKind } from '@/core/letter/letter'
import { type Look, plainLook } from '@/core/letter/look'
import { written } from '@/core/letter/mail'

const MAX_PEOPLE = 100

export const platformLook = (): Look => {
  const admin = `${adminOrigins(env)[0]}/admin`
  return plainLook('Forecourt', admin, [`Forecourt, ${admin}`])
}

/** Rejects when it was not accepted. */
export const mailOne = async <Facts>(
  payload: Pick<Payload, 'sendEmail'>,
  to: string,
  kind: LetterKind<Facts>,
  facts: Facts,
): Promise<void> => {
  const { subject, text, html } = written(kind, facts, platformLook())
  await payload.sendEmail({ to, subject, text, html })
}

/** About a change of the account: a mail that fails stops nothing. */
export const mailOwner = async <Facts>(
  payload: Pick<Payload, 'sendEmail' | 'logger'>,
  to: string,
  kind: LetterKind<Facts>,
  facts: Facts,
): Promise<void> =>
  mailOne(payload, to, kind, facts).catch((error: unknown) =>
    payload.logger.error({ err: error, msg: 'a change of an account could not be mailed to its owner' }),
  )

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

/** Returns how many got it. One that fails is reported to `tell` and stops no other. */
export async function mailStaff<Facts>(
  who: Where,
  kind: LetterKind<Facts>,
  facts: Facts,
  tell: (error: unknown) => void,
): Promise<number> {
  const db = await getDb()
  let sent = 0
  for (const to of await emailsOf(who)) await mailOne(db, to, kind, facts).then(() => sent++, tell)
  return sent
}
