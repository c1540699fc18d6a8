import type { LetterKind } from '@/core/letter/letter'
import type { LeadFacts } from '@/features/leads/types'
import { inboxLink } from './inboxLink'
import { aboutCar } from './ownCar'
import { sampleLead } from './sample'

/** The shopper of a lead wrote again, for the people who answer it. */
export const heard: LetterKind<{ lead: LeadFacts; text: string }> = {
  name: 'Message in a conversation',
  to: 'dealer',
  write({ lead, text }) {
    const about = aboutCar(lead)
    return {
      subject: `${lead.name} wrote${about ? ` about ${about.own ? 'their' : 'the'} ${about.name}` : ''} (${lead.lead_id})`,
      preview: text,
      heading: `${lead.name} wrote again`,
      parts: [
        { quote: text, before: 'The message:' },
        { button: 'Open the enquiry and answer', href: inboxLink(lead.lead_id) },
      ],
    }
  },
  samples: (world) => ({
    Message: { lead: sampleLead(world), text: 'Thank you. Could I see it on Saturday?\n(2 photos)' },
  }),
}
