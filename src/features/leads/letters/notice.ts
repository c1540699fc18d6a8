import { isOwnCarForm } from '@/core/dealer/links/tradeInPaths'
import { carFact, type LetterKind } from '@/core/letter/letter'
import { pageName } from '@/lib/paths'
import { timeOfLead } from '@/features/leads/leadClock'
import type { Gone } from '@/features/leads/gone.rules'
import type { LeadFacts } from '@/features/leads/types'
import { inboxLink } from './inboxLink'
import { aboutCar } from './ownCar'
import { sampleLead } from './sample'

const GONE: Record<Gone, string> = { sold: 'sold', off: 'off sale' }

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
      subject: `${lead.category}${title ? `: ${title}` : ''}${lead.gone ? `, ${GONE[lead.gone]}` : ''}, from ${lead.name} (${lead.lead_id})`,
      preview: lead.message,
      heading: `${lead.category} from ${lead.name}`,
      parts: [
        lead.gone !== undefined &&
          `The car was ${GONE[lead.gone]} before this came: offer one that is like it.`,
        lead.message ? { quote: lead.message, before: 'The message:' } : 'No message.',
        {
          facts: [
            ['Name', lead.name],
            ['Phone', lead.phone || 'None'],
            ['Email', lead.email],
            ...lead.answers,
          ],
        },
        {
          facts: [
            ['Enquiry', `${lead.category}${lead.subcategory ? `, ${lead.subcategory}` : ''}`],
            about?.own === true && ['Their car', [about.name, lead.trade?.rego].filter(Boolean).join(', ')],
            lead.car !== undefined &&
              carFact(isOwn ? 'Wants' : 'Car', lead.car.name, lead.car.stocknum, lead.car.url),
            lead.car !== undefined && !lead.gone && ['Price shown', lead.car.price_text],
            ['Reference', lead.lead_id],
          ],
        },
        { button: 'Open the enquiry', href: inboxLink(lead.lead_id) },
      ],
      why: [
        lead.consent.marketing
          ? 'Marketing: agreed.'
          : 'Marketing: not agreed. Answer the enquiry, and add them to no list.',
        `Sent from ${lead.url ? pageName(lead.url) : 'the website'} on ${timeOfLead(lead)}.`,
      ],
    }
  },
  samples: (world) => ({
    'About a car': sampleLead(world),
    'About a car that has just sold': sampleLead(world, { gone: 'sold' }),
    'About no car': sampleLead(world, { car: undefined, category: 'General Enquiry', form: 'general' }),
  }),
}
