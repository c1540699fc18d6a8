import { pushEvent } from '@/components/car/dataLayer'
import type { LeadInput } from '@/domain/leads/leadSchema'
import { storeContact } from './contact'
import { storeSent } from './sent'
import type { EnquiryView } from './view'

/** Stores the accepted lead for the next form and the thank-you page, and notifies the tag manager. */
export function recordLead(
  view: EnquiryView,
  lead: LeadInput,
  { lead_id, receipt }: { lead_id: string; receipt: boolean },
): void {
  storeContact(lead)
  storeSent(
    {
      lead_id,
      name: lead.name,
      email: receipt ? lead.email : '',
      about: view.about,
      promise: view.promise,
      back: location.pathname + location.search,
    },
    { category: lead.category || view.form, car_id: lead.car_id ?? '' },
  )
  pushEvent({ event: 'lead', lead_id, form: view.form, ...view.event })
}
