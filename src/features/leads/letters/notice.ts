import { isOwnCarForm } from '@/core/dealer/links/tradeInPaths'
import { aboutCar } from './ownCar'
import { timeOfLead } from '@/features/leads/leadClock'
import type { LeadFacts } from '@/features/leads/types'

export function noticeMail(lead: LeadFacts): { subject: string; text: string } {
  const car = lead.car && `${lead.car.name} (${lead.car.stocknum})`
  const about = aboutCar(lead)
  const title = about?.own ? about.name : isOwnCarForm(lead.form) ? undefined : car
  return {
    subject: `${lead.category}${title ? `: ${title}` : ''}, from ${lead.name} (${lead.lead_id})`,
    text: [
      `Reference: ${lead.lead_id}`,
      `About: ${lead.category}${lead.subcategory ? `, ${lead.subcategory}` : ''}`,
      ...(about?.own ? [`Their car: ${[about.name, lead.trade?.rego].filter(Boolean).join(', ')}`] : []),
      ...(lead.car
        ? [
            `${isOwnCarForm(lead.form) ? 'Wants' : 'Car'}: ${car}`,
            `Price shown: ${lead.car.price_text}`,
            lead.car.url,
          ]
        : []),
      '',
      `Name: ${lead.name}`,
      `Email: ${lead.email}`,
      `Phone: ${lead.phone || 'not given'}`,
      ...lead.answers.map(([label, value]) => `${label}: ${value}`),
      '',
      lead.message || 'No message.',
      '',
      lead.consent.marketing
        ? 'Marketing: agreed.'
        : 'Marketing: not agreed. Answer the enquiry, do not add them to a list.',
      `Sent from ${lead.url || 'the website'} on ${timeOfLead(lead)}.`,
    ].join('\n'),
  }
}
