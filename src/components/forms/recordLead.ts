import { pushEvent } from '@/components/car/dataLayer'
import { leadEvent } from '@/features/leads/leadEvents.rules'
import type { LeadInput } from '@/features/leads/leadSchema.rules'
import { storeContact } from './contact'
import { storeSent } from './sent'
import type { EnquiryView } from './view'

export function recordLead(
  view: EnquiryView,
  lead: LeadInput,
  { lead_id, receipt }: { lead_id: string; receipt: boolean },
): void {
  storeContact({ ...lead, name: [lead.name, lead.last_name].filter(Boolean).join(' ') })
  storeSent(
    { lead_id, name: lead.name, email: receipt ? lead.email : '' },
    { category: lead.category || view.form, car_id: lead.car_id ?? '', car_type: lead.car_type ?? '' },
  )
  // The category that was chosen may change the event; the car's is known to the server alone.
  const event_id = lead.category ? leadEvent(lead, null) : view.event.event_id
  pushEvent({ event: 'lead', lead_id, form: view.form, ...view.event, event_id })
}
