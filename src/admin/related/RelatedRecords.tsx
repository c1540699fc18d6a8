import type { UIFieldServerProps } from 'payload'
import { dealerZone } from '@/admin/dealerZone'
import { type Related, relatedDoc, relatedOf } from './related'

export function RelatedCard({ rows }: { rows: readonly Related[] }) {
  const [only, ...others] = rows
  if (!only) return null
  if (!others.length)
    return (
      <p className="fc-related fc-screen">
        <a href={only.href}>{only.title}</a> <span className="fc-muted">{only.text}</span>
      </p>
    )
  return (
    <section className="fc-card fc-screen" aria-labelledby="related-title">
      <header>
        <h2 id="related-title">Belongs together</h2>
      </header>
      <ul className="fc-list fc-list--words">
        {rows.map(({ href, title, text }) => (
          <li key={href}>
            <div>
              <b>{title}</b>
              <span>{text}</span>
            </div>
            <a href={href}>
              Open<span className="fc-sr"> {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** At the head of a reservation, payment, booking and valuation: its lead, and what else came of it. */
export async function RelatedRecords({ data, payload, user }: UIFieldServerProps) {
  const parsed = relatedDoc.safeParse(data)
  if (!parsed.success || !user) return null
  const zone = await dealerZone(payload, parsed.data.tenant)
  const rows = await relatedOf(payload, user, parsed.data, zone)
  return rows.length ? (
    <div className="fc fc--field">
      <RelatedCard rows={rows} />
    </div>
  ) : null
}
