import { afterQuiet, type QuietHours } from '@/core/place/quietHours'
import type { Receiver } from './destinations'
import type { Delivery, LeadFacts } from './types'

interface Permission {
  /** Suspected spam is held for staff, and nobody is told. */
  suspect: boolean
  /** In a flood: it is in the inbox, and no mail says so. */
  isQuiet?: boolean
  receipt: boolean
  /** E.164 number for a receipt by SMS. */
  sms: string | null
}
type Way = Pick<Delivery, 'channel' | 'to' | 'destination'> & { quiet?: QuietHours }

const addressOf = ({ kind, email, name }: Receiver): string => (kind === 'webhook' ? name : (email ?? ''))
const CHANNELS = { mail: 'notice', adf: 'adf', webhook: 'webhook' } as const

/** Listed people get the notice; without any, the location does. */
function dealerWays(facts: LeadFacts, destinations: readonly Receiver[]): Way[] {
  const listed = destinations.map((one) => ({
    channel: CHANNELS[one.kind],
    to: addressOf(one),
    destination: one.id,
    ...(one.quiet ? { quiet: one.quiet } : {}),
  }))
  const reported = listed.some(({ channel }) => channel === 'notice')
  return reported ? listed : [{ channel: 'notice', to: facts.dealer.email }, ...listed]
}

/** `at` ISO time since when they are due. */
export function planDeliveries(
  facts: LeadFacts,
  destinations: readonly Receiver[],
  { suspect, isQuiet = false, receipt, sms }: Permission,
  at: string,
): Delivery[] {
  if (suspect) return []
  const ways: Way[] = [
    { channel: 'receipt', to: receipt ? facts.email : '' },
    { channel: 'sms', to: sms ?? '' },
    ...(isQuiet ? [] : dealerWays(facts, destinations)),
  ]
  return ways
    .filter(({ to }) => to)
    .map(({ quiet, ...way }) => ({
      ...way,
      key: [facts.lead_id, way.channel, way.destination].filter(Boolean).join('-'),
      state: 'pending',
      attempts: 0,
      // In quiet hours a mail waits until their end; the lead itself is in the inbox at once.
      next_at: quiet ? afterQuiet(new Date(at), quiet).toISOString() : at,
      queued_at: at,
    }))
}
