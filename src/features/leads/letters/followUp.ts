import type { LetterKind } from '@/core/letter/letter'
import { timeOfLead } from '@/features/leads/leadClock'
import type { LeadFacts } from '@/features/leads/types'
import { inboxLink } from './inboxLink'
import { aboutCar } from './ownCar'
import { sampleLead } from './sample'

/** A lead that nothing was heard of, for whoever has it. */
export const followUp: LetterKind<{ lead: LeadFacts; isAnswered: boolean }> = {
  name: 'Time to follow up',
  to: 'dealer',
  write({ lead, isAnswered }) {
    const about = aboutCar(lead)
    return {
      subject: `Follow up: ${lead.name}${about ? `, ${about.name}` : ''} (${lead.lead_id})`,
      heading: `Follow up: ${lead.name}`,
      parts: [
        isAnswered
          ? `You have answered ${lead.name}, and nothing was heard since.`
          : `Nobody has answered ${lead.name} yet.`,
        {
          facts: [
            ['Came', timeOfLead(lead)],
            ['Phone', lead.phone],
            ['Email', lead.email],
          ],
        },
        lead.message !== '' && { quote: lead.message, before: 'The enquiry:' },
        { button: 'Open the enquiry', href: inboxLink(lead.lead_id) },
      ],
      why: ['These reminders end when either of you answers, or when the lead is closed.'],
    }
  },
  samples: (world) => ({
    Answered: { lead: sampleLead(world), isAnswered: true },
    'Not answered': { lead: sampleLead(world, { phone: '' }), isAnswered: false },
  }),
}
