import { LEAD_FIELDS } from '@/core/person/leadFields'
import { CallLink, Facts, MailLink } from '@/admin/kit/Facts'
import type { LeadDoc } from './leadDoc'

/** What the person gave elsewhere, as it differs. */
const alsoGiven = (name: 'email' | 'phone', lead: LeadDoc, joined: readonly LeadDoc[]): string[] =>
  [...new Set(joined.map((one) => one[name]))].filter((value) => value && value !== lead[name])

export function PersonCard({ lead, joined }: { lead: LeadDoc; joined: readonly LeadDoc[] }) {
  const answers = (lead.facts?.answers ?? []).filter(
    ([term]) => term !== LEAD_FIELDS.PreferredContactMethod.line,
  )
  return (
    <section className="fc-card" aria-labelledby="person-title">
      <header>
        <h2 id="person-title">{lead.name}</h2>
      </header>
      <Facts
        rows={[
          ['Phone', lead.phone && <CallLink phone={lead.phone} />],
          ['Email', lead.email && <MailLink email={lead.email} subject={`Your enquiry ${lead.lead_id}`} />],
          ...alsoGiven('phone', lead, joined).map((phone) => ['Also', <CallLink phone={phone} />] as const),
          ...alsoGiven('email', lead, joined).map((email) => ['Also', <MailLink email={email} />] as const),
          ['Prefers', lead.PreferredContactMethod],
          ...answers,
          ['Location', lead.location],
        ]}
      />
    </section>
  )
}
