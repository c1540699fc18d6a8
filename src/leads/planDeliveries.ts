import type { Delivery, LeadFacts } from './types'

interface Permission {
  /** Suspected spam is filed for a person to see, and mailed to nobody. */
  suspect: boolean
  /** The shopper may be mailed now. */
  receipt: boolean
}

/** Which ways a lead takes: a receipt to the shopper and a notice to the dealer; ADF as well where the dealership names a box for it. */
export function planDeliveries(
  facts: LeadFacts,
  adfAddress: string | null,
  { suspect, receipt }: Permission,
): Delivery[] {
  if (suspect) return []
  const ways: [Delivery['channel'], string | null][] = [
    ['receipt', receipt ? facts.email : null],
    ['notice', facts.dealer.email],
    ['adf', adfAddress],
  ]
  return ways.flatMap(([channel, to]) =>
    to
      ? [
          {
            channel,
            to,
            key: `${facts.lead_id}-${channel}`,
            state: 'pending' as const,
            attempts: 0,
            next_at: facts.createdAt,
          },
        ]
      : [],
  )
}
