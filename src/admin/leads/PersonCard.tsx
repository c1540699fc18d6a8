import { LEAD_FIELDS } from '@/core/person/leadFields'
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
        {alsoGiven('phone', lead, joined).map((phone) => (
          <Row term="Also" text={phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`} key={phone} />
        ))}
        {alsoGiven('email', lead, joined).map((email) => (
          <Row term="Also" text={email} href={`mailto:${encodeURIComponent(email)}`} key={email} />
        ))}
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
