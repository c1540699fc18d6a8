import type { LeadFacts } from '../types'

const lines = (parts: (string | false | undefined)[]): string =>
  parts.filter((part) => part !== false && part !== undefined).join('\n')

/** What the shopper gets at once: a factual answer without promotion, so that it needs no marketing consent. */
export function receiptMail(lead: LeadFacts): { subject: string; text: string } {
  const about = lead.car?.name ?? lead.category.toLowerCase()
  const place = lead.location
  return {
    subject: `We have your message about ${lead.car ? `the ${about}` : about} (${lead.lead_id})`,
    text: lines([
      `Hello ${lead.name},`,
      '',
      `Thank you for writing to ${lead.dealer.name}. Your reference is ${lead.lead_id}.`,
      lead.dealer.promise,
      '',
      lead.car && `The car: ${lead.car.name}, stock number ${lead.car.stocknum}`,
      lead.car && `Price: ${lead.car.price_text}`,
      lead.car && lead.car.url,
      lead.message && `\nYour message:\n${lead.message}`,
      place && `\n${place.name}\n${place.address}${place.phone ? `\n${place.phone}` : ''}`,
      '',
      `${lead.dealer.legalName}${lead.dealer.licence ? `, ${lead.dealer.licence}` : ''}`,
      lead.dealer.phone && `Phone ${lead.dealer.phone}`,
    ]),
  }
}
