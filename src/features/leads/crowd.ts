/** Counts that tell a script's leads from people's: by who sends them and by their shape, not by who comes after them. */
import { env } from '@/env'
import type { LeadInput } from './leadSchema.rules'
import { type Limit, tally } from '@/lib/limiter'
import { addressKey, emailKey, mailboxOf } from '@/lib/limitKeys'
import { CALM, CROWDED_FROM, type Crowd } from './spam'

const HOUR = 3600
const COUNTS = {
  dealer: { keyPrefix: 'lead-dealer', points: CROWDED_FROM, duration: HOUR },
  sender: { keyPrefix: 'lead-sender', points: 1, duration: HOUR },
  mailbox: { keyPrefix: 'lead-mailbox', points: 1, duration: HOUR },
  phone: { keyPrefix: 'lead-phone', points: 1, duration: HOUR },
  domain: { keyPrefix: 'lead-domain', points: 1, duration: HOUR },
} satisfies Record<string, Limit>

const used = async (limit: Limit, who: string): Promise<number> =>
  (await tally(limit, who, env.redisUrl)).used

/** How many different mailboxes came with this sign at this dealer. */
async function mailboxesWith(limit: Limit, sign: string, mailbox: string): Promise<number> {
  const isNew = (await used(COUNTS.mailbox, `${limit.keyPrefix} ${sign} ${emailKey(mailbox)}`)) === 1
  return isNew ? used(limit, sign) : 1
}

/** `address` is empty for a lead that the program makes itself: nobody to judge. */
export async function readCrowd(
  tenant: string,
  { email, phone }: Pick<LeadInput, 'email' | 'phone'>,
  address: string,
): Promise<Crowd> {
  const mailbox = mailboxOf(email)
  const digits = phone.replace(/\D/g, '')
  const [byDealer, bySender, withPhone, withDomain] = await Promise.all([
    used(COUNTS.dealer, tenant),
    address ? used(COUNTS.sender, `${tenant} ${addressKey(address)}`) : CALM.bySender,
    digits ? mailboxesWith(COUNTS.phone, `${tenant} ${emailKey(digits)}`, mailbox) : CALM.withPhone,
    mailbox ? mailboxesWith(COUNTS.domain, `${tenant} ${mailbox.split('@')[1]}`, mailbox) : CALM.withDomain,
  ])
  return { byDealer, bySender, withPhone, withDomain, domain: mailbox.split('@')[1] ?? '' }
}
