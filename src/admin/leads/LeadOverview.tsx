import type { UIFieldServerProps } from 'payload'
import { hasRole, sellers } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { bookingHref } from '@/admin/bookings/bookingHref'
import { dealerZone } from '@/admin/dealerZone'
import { peopleOf } from '@/admin/leads/inbox/people'
import { PrintButton } from '@/admin/print/PrintButton'
import { PrintHead } from '@/admin/print/PrintHead'
import { printedLead } from '@/admin/print/printedLead'
import { RelatedCard } from '@/admin/related/RelatedCard'
import { relatedOf } from '@/admin/related/related'
import { spokenPhone } from '@/core/place/phones/phones'
import { rowHref } from '@/lib/adminHrefs'
import { changesOf } from './changes'
import { ConsentCard } from './ConsentCard'
import { Conversation } from './Conversation'
import { eventsOf } from './events'
import { KeepChosen } from './KeepChosen'
import { LeadAlerts } from './LeadAlerts'
import { OtherLeads } from './OtherLeads'
import { leadsOfPerson } from './leadsOfPerson'
import { clockOf } from './hoursOf'
import { leadDocSchema } from './leadDoc'
import { mobileFor } from './mobileFor'
import { PersonCard } from './PersonCard'
import { LeadClock } from './LeadClock'
import { readTemplates, replyTexts } from './replyTexts'
import { ValuationCard } from './ValuationCard'

export async function LeadOverview({ data, payload, user }: UIFieldServerProps) {
  const parsed = leadDocSchema.safeParse(data)
  if (!parsed.success) return null
  const lead = parsed.data
  const now = new Date()
  const zone = await dealerZone(payload, lead.tenant)
  const [clock, changes, others, related, templates, people, mobile] = await Promise.all([
    clockOf(payload, lead, now),
    changesOf(payload, lead.id),
    leadsOfPerson(payload, user, lead),
    user ? relatedOf(payload, user, lead, zone) : [],
    readTemplates(payload, user, lead.tenant),
    user ? peopleOf(payload, user) : [],
    mobileFor(payload, lead.tenant, lead.phone),
  ])
  return (
    <div className="fc fc--field fc-lead fc-print">
      <KeepChosen savedAt={String(data?.updatedAt)} />
      <PrintHead
        dealer={lead.facts?.dealer?.name ?? ''}
        lines={printedLead(lead, new Map(people), { zone, now })}
      />
      <div>
        <section className="fc-card" aria-labelledby="message-title">
          <header>
            <h2 id="message-title">
              {[lead.category, lead.subcategory].filter(Boolean).join(', ') || 'Enquiry'}
            </h2>
            <span className="fc-pill">{lead.lead_id}</span>
            {clock && <LeadClock clock={clock} state={lead.state} />}
          </header>
          <LeadAlerts lead={lead} />
          <p className="fc-message">{lead.message || 'No message.'}</p>
          <div className="fc-acts">
            {lead.phone && (
              <a className="fc-btn" href={`tel:${lead.phone.replace(/[^+\d]/g, '')}`}>
                Call {lead.phone}
              </a>
            )}
            {hasRole(staffOf(user), sellers) && (
              <a className="fc-btn" href={bookingHref({ lead: lead.id })}>
                Book a test drive
              </a>
            )}
            <PrintButton />
          </div>
        </section>
        <Conversation
          id={lead.id}
          name={lead.name}
          email={lead.email}
          mobile={mobile ? spokenPhone(mobile) : ''}
          tenant={lead.tenant}
          dealer={lead.facts?.dealer?.name ?? ''}
          texts={replyTexts(templates, user, lead)}
          events={eventsOf(lead, changes)}
          zone={zone}
          takes={hasRole(staffOf(user), sellers)}
        />
      </div>
      <div>
        <PersonCard lead={lead} />
        <ValuationCard payload={payload} user={user} tenant={lead.tenant} lead_id={lead.lead_id} />
        <RelatedCard rows={related} />
        <OtherLeads leads={others} zone={zone} />
        {lead.facts?.car && (
          <section className="fc-card" aria-labelledby="car-title">
            <header>
              <h2 id="car-title">{lead.facts.car.name}</h2>
            </header>
            <dl className="fc-dl">
              <div>
                <dt>Stock number</dt>
                <dd>{lead.facts.car.stocknum}</dd>
              </div>
              <div>
                <dt>Price shown</dt>
                <dd>{lead.facts.car.price_text}</dd>
              </div>
            </dl>
            <p className="fc-acts">
              <a href={rowHref('cars', lead.facts.car.id)}>Open the car</a>
              <a href={lead.facts.car.url} target="_blank" rel="noopener">
                On the website
              </a>
            </p>
          </section>
        )}
        <ConsentCard consent={lead.consent ?? null} zone={zone} />
      </div>
    </div>
  )
}
