import { env } from '@/env'
import { count, countEach, limiterOf, uncount, type Counted, type Limit } from '@/lib/limiter'
import { addressKey, emailKey } from '@/lib/limitKeys'

export const LEAD_LIMITS = {
  address: { keyPrefix: 'lead-address', points: 20, duration: 600 },
  recipient: { keyPrefix: 'lead-recipient', points: 6, duration: 3600 },
  dealer: { keyPrefix: 'lead-dealer', points: 600, duration: 3600 },
  receipt: { keyPrefix: 'lead-receipt', points: 1, duration: 3600 },
} satisfies Record<string, Limit>

/** `ann+cars@x` is the same mailbox as `ann@x`. */
const mailboxKey = (email: string): string => emailKey(email.replace(/\+[^@]*/, ''))

export const countSender = (address: string): Promise<Counted> =>
  countEach(address ? [[LEAD_LIMITS.address, addressKey(address)]] : [], env.redisUrl)

export const countLead = (tenantId: string, email: string): Promise<Counted> =>
  countEach(
    [
      [LEAD_LIMITS.recipient, mailboxKey(email)],
      [LEAD_LIMITS.dealer, tenantId],
    ],
    env.redisUrl,
  )

/** True for the first lead of an e-mail address in an hour: only that one gets a receipt. */
export const mayGetReceipt = async (email: string): Promise<boolean> =>
  (await count(limiterOf(LEAD_LIMITS.receipt, env.redisUrl), mailboxKey(email))).ok

export const giveBackReceipt = (email: string): Promise<boolean> =>
  uncount(limiterOf(LEAD_LIMITS.receipt, env.redisUrl), mailboxKey(email))
