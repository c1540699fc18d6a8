import type { Delivery, LeadFacts } from './types'

/** Which ways a lead takes: a receipt to the shopper and a notice to the dealer; ADF as well where the dealership names a box for it. */
export function planDeliveries(facts: LeadFacts, adfAddress: string | null, suspect: boolean): Delivery[] {
  const ways: [Delivery['channel'], string | null][] = [
    // Suspected spam is filed for a person to see, but answers nobody: a receipt would make us a relay.
    ['receipt', suspect ? null : facts.email],
    ['notice', suspect ? null : facts.dealer.email],
    ['adf', suspect ? null : adfAddress],
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
