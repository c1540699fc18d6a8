import { z } from 'zod'
import type { UIFieldServerProps } from 'payload'
import { ConsentCard } from './ConsentCard'
import { Timeline } from './Timeline'

const words = z.string().nullish().transform((value) => value ?? '')
const leadSchema = z.object({
  lead_id: words,
  name: words,
  email: words,
  phone: words,
  category: words,
  subcategory: words,
  message: words,
  location: words,
  createdAt: words,
  PreferredContactMethod: words,
  facts: z.object({ car: z.object({ id: z.string(), name: z.string(), stocknum: z.string(), price_text: z.string() }).optional(), answers: z.array(z.tuple([z.string(), z.string()])).default([]) }).nullish(),
  consent: z.object({ marketing: z.boolean(), version: z.string(), at: z.string(), marketing_text: z.string() }).nullish(),
  deliveries: z.array(z.object({ channel: z.string(), to: z.string(), state: z.string(), attempts: z.number(), sent_at: z.string().optional(), error: z.string().optional() })).nullish(),
})
export type LeadDoc = z.output<typeof leadSchema>

/** The lead at a glance, above the fields that staff change: who, what, which car, what they agreed to, what was sent. */
export function LeadOverview({ data }: UIFieldServerProps) {
  const parsed = leadSchema.safeParse(data)
  if (!parsed.success || !parsed.data.lead_id) return null
  const lead = parsed.data
  const car = lead.facts?.car
  return (
    <div className="fc fc--field fc-lead">
      <div>
        <section className="fc-card" aria-labelledby="message-title">
          <header>
            <h2 id="message-title">{[lead.category, lead.subcategory].filter(Boolean).join(', ')}</h2>
            <span className="fc-pill">{lead.lead_id}</span>
          </header>
          <p className="fc-message">{lead.message || 'No message.'}</p>
        </section>
        <Timeline lead={lead} />
      </div>
      <div>
        <section className="fc-card" aria-labelledby="person-title">
          <header>
            <h2 id="person-title">{lead.name}</h2>
          </header>
          <dl className="fc-dl">
            {lead.phone && <Row term="Phone" text={lead.phone} href={`tel:${lead.phone.replace(/\s/g, '')}`} />}
            <Row term="Email" text={lead.email} href={`mailto:${lead.email}?subject=${encodeURIComponent(`Your enquiry ${lead.lead_id}`)}`} />
            {lead.PreferredContactMethod && <Row term="Prefers" text={lead.PreferredContactMethod} />}
            {(lead.facts?.answers ?? []).map(([term, text]) => (
              <Row term={term} text={text} key={term} />
            ))}
            {lead.location && <Row term="Place" text={lead.location} />}
          </dl>
        </section>
        {car && (
          <section className="fc-card" aria-labelledby="car-title">
            <header>
              <h2 id="car-title">Car</h2>
              <a href={`/admin/collections/cars/${car.id}`}>Open</a>
            </header>
            <dl className="fc-dl">
              <Row term={car.stocknum} text={car.name} />
              <Row term="Price shown" text={car.price_text} />
            </dl>
          </section>
        )}
        <ConsentCard consent={lead.consent ?? null} />
      </div>
    </div>
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
