import { intentOf } from '@/features/leads/intents/intents.rules'
import { isOwnCarForm } from '@/core/dealer/links/tradeInPaths'
import type { LeadFacts } from '@/features/leads/types'

/** Fixed words for a receipt: it repeats no typed text, because the address may be another person's. */
interface ReceiptWords {
  /** Completes "We have …". */
  sent: string
  thanks: string
  next: string[]
  car: string
}

const BY_A_PERSON = 'A person looks at what you sent and tells you a price.'

function ownCarNext({ trade, journey_url }: LeadFacts): string[] {
  if (trade?.offer_accepted)
    return [
      'You told us that you would sell in this range. Nobody is bound before the car has been looked at.',
    ]
  if (trade?.form_completed || !journey_url) return [BY_A_PERSON]
  return [
    'You can go on where you stopped, within 30 days:',
    journey_url,
    `Or leave it at that. ${BY_A_PERSON}`,
  ]
}

const ownCarWords = (facts: LeadFacts): ReceiptWords => ({
  sent: facts.trade?.form_completed ? 'all about your car' : 'the details of your car',
  thanks: `Thank you for telling ${facts.dealer.name} about your car.`,
  next: ownCarNext(facts),
  car: 'The car you want',
})

/** Who called or came in has written nothing. */
const isSpoken = ({ consent }: LeadFacts): boolean => consent.channel === 'phone or in person'

export function receiptWords(facts: LeadFacts): ReceiptWords {
  if (isOwnCarForm(facts.form)) return ownCarWords(facts)
  const intent = facts.form && intentOf(facts.form)
  return {
    sent: intent?.sent ?? 'your message',
    thanks: `Thank you for ${isSpoken(facts) ? 'getting in touch with' : 'writing to'} ${facts.dealer.name}.`,
    next: intent?.next ? [intent.next] : [],
    car: 'The car',
  }
}
