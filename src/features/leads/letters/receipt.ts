import { greeting } from '@/core/letter/greeting'
import type { LeadFacts } from '@/features/leads/types'
import { aboutCar } from './ownCar'
import { answerLines, hoursLines } from './answerLines'
import { receiptWords } from './receiptWords'
import { rangeText } from '@/core/money/format'
import { dayText } from '@/core/place/moments'

const lines = (parts: (string | false | undefined)[]): string =>
  parts.filter((part) => part !== false && part !== undefined).join('\n')

function guideLines({ trade }: LeadFacts): string[] {
  if (!trade?.offer_low || !trade.offer_high || !trade.good_until) return []
  const range = rangeText({ low: trade.offer_low, high: trade.offer_high })
  return [
    `Your guide range: ${range}, good until ${dayText(trade.good_until)}. It is a guide, not an offer.`,
    'It assumes:',
    ...(trade.assumptions ?? []).map(([label, value]) => `- ${label}: ${value}`),
    '',
  ]
}

/** No promotion, so no consent is needed. Repeats no typed text: the address may be another person's. */
export function receiptMail(lead: LeadFacts, now: Date): { subject: string; text: string } {
  const place = lead.location
  const words = receiptWords(lead)
  const about = aboutCar(lead)
  return {
    subject: `We have ${words.sent}${about ? `: ${about.name}` : ''} (${lead.lead_id})`,
    text: lines([
      greeting(lead.name),
      '',
      `${words.thanks} Your reference is ${lead.lead_id}.`,
      ...words.next,
      ...answerLines(lead, now),
      '',
      ...guideLines(lead),
      about?.own && `Your car: ${about.name}`,
      lead.car && `${words.car}: ${lead.car.name}, stock number ${lead.car.stocknum}`,
      lead.car && `Price: ${lead.car.price_text}`,
      lead.car && lead.car.url,
      place && `\n${place.name}\n${place.address}${place.phone ? `\n${place.phone}` : ''}`,
      ...hoursLines(lead, now),
      '',
      'Not you? Then somebody typed your address by mistake, and you need do nothing.',
      '',
      `${lead.dealer.legalName}${lead.dealer.licence ? `, ${lead.dealer.licence}` : ''}`,
      lead.dealer.phone && `Phone ${lead.dealer.phone}`,
    ]),
  }
}
