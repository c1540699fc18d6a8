import { env } from '@/env'
import { count, countEach, forget, limiterOf, takeBack, type Counted, type Limit } from '@/lib/limiter'
import { byAddress, emailKey } from '@/lib/limitKeys'

export const LEAD_LIMITS = {
  address: { keyPrefix: 'lead-address', points: 20, duration: 600 },
  recipient: { keyPrefix: 'lead-recipient', points: 6, duration: 3600 },
  /** Leads above it are held for staff, so a script cannot stop a dealer from getting messages. */
  dealer: { keyPrefix: 'lead-dealer', points: 600, duration: 3600 },
  /** Per text and dealer; leads above it are held too. */
  content: { keyPrefix: 'lead-content', points: 60, duration: 3600 },
  flood: { keyPrefix: 'lead-flood', points: 6_000, duration: 3600 },
  receipt: { keyPrefix: 'lead-receipt', points: 1, duration: 3600 },
  /** Of a dealer: each message costs money. */
  sms: { keyPrefix: 'lead-sms', points: 100, duration: 3600 },
} satisfies Record<string, Limit>

/** `ann+cars@x` is the same mailbox as `ann@x`. */
const mailboxKey = (email: string): string => emailKey(email.replace(/\+[^@]*/, ''))

export const countSender = (address: string): Promise<Counted> =>
  countEach(byAddress(LEAD_LIMITS.address, address), env.redisUrl)

export const countLead = (tenantId: string, email: string): Promise<Counted> =>
  countEach(
    [
      [LEAD_LIMITS.recipient, mailboxKey(email)],
      [LEAD_LIMITS.flood, tenantId],
    ],
    env.redisUrl,
  )

export const isCrowded = async (tenantId: string): Promise<boolean> =>
  !(await first(LEAD_LIMITS.dealer, tenantId))

/** Many people send the same short question; a repeated long text, or one with a link, comes from a script. */
const TELLING = 100
const LINK = /https?:|www\./i
/** Compares letters only, so that a counter in the text makes no difference. */
const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

export async function isRepeated(tenantId: string, message: string): Promise<boolean> {
  const letters = lettersOf(message)
  if (letters.length < TELLING && !LINK.test(message)) return false
  return !(await first(LEAD_LIMITS.content, `${tenantId} ${emailKey(letters)}`))
}

const first = async (limit: Limit, who: string): Promise<boolean> =>
  (await count(limiterOf(limit, env.redisUrl), who)).ok

export interface Receipts {
  receipt: boolean
  sms: string | null
}

/** A receipt goes to the first lead in an hour that names a mailbox or a number. `phone`: E.164, null for no SMS. */
export async function mayGetReceipts(
  tenantId: string,
  email: string,
  phone: string | null,
): Promise<Receipts> {
  const receipt = await first(LEAD_LIMITS.receipt, mailboxKey(email))
  const sms =
    phone !== null &&
    (await first(LEAD_LIMITS.receipt, emailKey(phone))) &&
    (await first(LEAD_LIMITS.sms, tenantId))
  return { receipt, sms: sms ? phone : null }
}

export async function giveBackReceipts(
  tenantId: string,
  email: string,
  { receipt, sms }: Receipts,
): Promise<void> {
  const limiter = limiterOf(LEAD_LIMITS.receipt, env.redisUrl)
  await Promise.allSettled([
    receipt && forget(limiter, mailboxKey(email)),
    sms && forget(limiter, emailKey(sms)),
    sms && takeBack(limiterOf(LEAD_LIMITS.sms, env.redisUrl), tenantId),
  ])
}
