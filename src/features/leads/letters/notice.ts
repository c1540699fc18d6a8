import { isOwnCarForm } from '@/core/dealer/links/tradeInPaths'
import type { LetterKind } from '@/core/letter/letter'
import { timeOfLead } from '@/features/leads/leadClock'
import type { LeadFacts } from '@/features/leads/types'
import { aboutCar } from './ownCar'
import { sampleLead } from './sample'

/** A new lead, for the people who answer it. */
export const notice: LetterKind<LeadFacts> = {
  name: 'New lead',
  to: 'dealer',
  write(lead) {
    const car = lead.car && `${lead.car.name} (${lead.car.stocknum})`
    const about = aboutCar(lead)
    const isOwn = isOwnCarForm(lead.form)
    const title = about?.own ? about.name : isOwn ? undefined : car
    return {
      subject: `${lead.category}${title ? `: ${title}` : ''}, from ${lead.name} (${lead.lead_id})`,
      preview: lead.message,
      heading: `${lead.category} from ${lead.name}`,
      parts: [
        {
          facts: [
            ['Reference', lead.lead_id],
            ['About', `${lead.category}${lead.subcategory ? `, ${lead.subcategory}` : ''}`],
            about?.own === true && ['Their car', [about.name, lead.trade?.rego].filter(Boolean).join(', ')],
            lead.car !== undefined && [isOwn ? 'Wants' : 'Car', car ?? ''],
            lead.car !== undefined && ['Price shown', lead.car.price_text],
            lead.car !== undefined && ['Page of the car', 'See it on the website', lead.car.url],
          ],
        },
        {
          facts: [
            ['Name', lead.name],
            ['Email', lead.email],
            ['Phone', lead.phone || 'not given'],
            ...lead.answers,
          ],
        },
        lead.message || 'No message.',
      ],
      why: [
        lead.consent.marketing
          ? 'Marketing: agreed.'
          : 'Marketing: not agreed. Answer the enquiry, do not add them to a list.',
        `Sent from ${lead.url || 'the website'} on ${timeOfLead(lead)}.`,
      ],
    }
  },
  samples: (world) => ({
    'About a car': sampleLead(world),
    'About no car': sampleLead(world, { car: undefined, category: 'General Enquiry', form: 'general' }),
  }),
}
