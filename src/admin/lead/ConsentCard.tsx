import type { LeadDoc } from './leadDoc'

const at = (iso: string): string =>
  new Date(iso).toLocaleString('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

export function ConsentCard({ consent }: { consent: LeadDoc['consent'] }) {
  if (!consent) return null
  return (
    <section className="fc-card" aria-labelledby="consent-title">
      <header>
        <h2 id="consent-title">Consent</h2>
        <span className={`fc-pill ${consent.marketing ? 'is-good' : ''}`}>
          {consent.marketing ? 'Marketing agreed' : 'No marketing'}
        </span>
      </header>
      <p>
        {consent.marketing
          ? `“${consent.marketing_text}”`
          : 'Answer the enquiry. Do not add them to campaigns.'}
      </p>
      <p className="fc-foot">
        Wording {consent.version}, {at(consent.at)}
      </p>
    </section>
  )
}
