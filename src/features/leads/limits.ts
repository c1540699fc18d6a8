import { env } from '@/env'
import { count, countEach, forget, limiterOf, takeBack, type Counted, type Limit } from '@/lib/limiter'
import { addressKey, byAddress, emailKey, personKey } from '@/lib/limitKeys'

export const LEAD_LIMITS = {
  address: { keyPrefix: 'lead-address', points: 20, duration: 600 },
  /** Of one sender in one person's name: others who use the name take nothing from its owner. */
  own: { keyPrefix: 'lead-own', points: 6, duration: 3600 },
  /** Per text and dealer; leads above it are held for staff. */
  content: { keyPrefix: 'lead-content', points: 60, duration: 3600 },
  /** Messages of conversations. */
  message: { keyPrefix: 'lead-message', points: 30, duration: 600 },
  /** Of a mailbox: somebody who asks about a second car is answered too. */
  receipt: { keyPrefix: 'lead-receipt', points: 3, duration: 3600 },
  /** Of a number: each message costs money. */
  smsReceipt: { keyPrefix: 'lead-sms-receipt', points: 1, duration: 3600 },
  /** Each goes to an address that anybody can type. */
  receipts: { keyPrefix: 'lead-receipts', points: 5, duration: 3600 },
  /** One warning about a flood. */
  warning: { keyPrefix: 'lead-warning', points: 1, duration: 3600 },
} satisfies Record<string, Limit>

export const countSender = (address: string): Promise<Counted> =>
  countEach(byAddress(LEAD_LIMITS.address, address), env.redisUrl)

export const countMessage = (address: string): Promise<Counted> =>
  countEach(byAddress(LEAD_LIMITS.message, address), env.redisUrl)

export const countLead = (email: string, address: string): Promise<Counted> =>
  countEach([[LEAD_LIMITS.own, `${personKey(email)} ${addressKey(address)}`]], env.redisUrl)

/** True for one lead of an hour. */
export const isFirstWarning = (tenantId: string): Promise<boolean> => first(LEAD_LIMITS.warning, tenantId)

/** Many people send the same short question; a repeated long text, or one with a link, comes from a script. */
const TYPICAL = 100
const LINK = /https?:|www\./i
/** Compares letters only, so that a counter in the text makes no difference. */
const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

export async function isRepeated(tenantId: string, message: string): Promise<boolean> {
  const letters = lettersOf(message)
  if (letters.length < TYPICAL && !LINK.test(message)) return false
  return !(await first(LEAD_LIMITS.content, `${tenantId} ${emailKey(letters)}`))
}

const first = async (limit: Limit, who: string): Promise<boolean> =>
  (await count(limiterOf(limit, env.redisUrl), who)).ok

export interface Receipts {
  receipt: boolean
  sms: string | null
}

/**
 * Receipts go to the first three leads in an hour that name a mailbox, by SMS to the first of a number, to few of one sender. `phone`: E.164, null for
 * no SMS; `address`: empty for a lead that staff release.
 */
export async function mayGetReceipts(email: string, phone: string | null, address = ''): Promise<Receipts> {
  const may = await countEach(byAddress(LEAD_LIMITS.receipts, address), env.redisUrl)
  if (!may.ok) return { receipt: false, sms: null }
  const receipt = email !== '' && (await first(LEAD_LIMITS.receipt, personKey(email)))
  const sms = phone !== null && (await first(LEAD_LIMITS.smsReceipt, personKey(phone)))
  return { receipt, sms: sms ? phone : null }
}

export async function giveBackReceipts(email: string, { receipt, sms }: Receipts): Promise<void> {
  await Promise.allSettled([
    receipt && takeBack(limiterOf(LEAD_LIMITS.receipt, env.redisUrl), personKey(email)),
    sms && forget(limiterOf(LEAD_LIMITS.smsReceipt, env.redisUrl), personKey(sms)),
  ])
}
