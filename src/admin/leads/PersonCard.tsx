import { LEAD_FIELDS } from '@/core/person/leadFields'
import type { LeadDoc } from './leadDoc'

export function PersonCard({ lead }: { lead: LeadDoc }) {
  const answers = (lead.facts?.answers ?? []).filter(
    ([term]) => term !== LEAD_FIELDS.PreferredContactMethod.line,
  )
  return (
    <section className="fc-card" aria-labelledby="person-title">
      <header>
        <h2 id="person-title">{lead.name}</h2>
      </header>
      <dl className="fc-dl">
        {lead.phone && (
          <Row term="Phone" text={lead.phone} href={`tel:${lead.phone.replace(/[^+\d]/g, '')}`} />
        )}
        {lead.email && (
          <Row
            term="Email"
            text={lead.email}
            href={`mailto:${encodeURIComponent(lead.email)}?subject=${encodeURIComponent(`Your enquiry ${lead.lead_id}`)}`}
          />
        )}
        {lead.PreferredContactMethod && <Row term="Prefers" text={lead.PreferredContactMethod} />}
        {answers.map(([term, text]) => (
          <Row term={term} text={text} key={term} />
        ))}
        {lead.location && <Row term="Location" text={lead.location} />}
      </dl>
    </section>
  )
}

function Row({ term, text, href }: { term: string; text: string; href?: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{href ? <a href={href}>{text}</a> : text}</dd>
    </div>
  )
}
