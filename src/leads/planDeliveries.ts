import type { Delivery, LeadFacts } from './types'

interface Permission {
  /** Suspected spam is stored for staff to see, but not mailed. */
  suspect: boolean
  receipt: boolean
}

/** A receipt to the shopper, a notice to the dealership, and ADF if `adfAddress` is set. */
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
