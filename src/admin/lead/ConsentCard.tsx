import type { LeadDoc } from './LeadOverview'

/** The exact words that were agreed to: what a dealer must be able to show. */
export function ConsentCard({ consent }: { consent: LeadDoc['consent'] }) {
  if (!consent) return null
  return (
    <section className="fc-card" aria-labelledby="consent-title">
      <header>
        <h2 id="consent-title">Consent</h2>
      </header>
      <ul className="fc-checks">
        <li>{consent.marketing ? `Marketing agreed: “${consent.marketing_text}”` : 'Marketing: not given. Do not add to campaigns.'}</li>
        <li>
          Wording {consent.version}, {new Date(consent.at).toLocaleString('en-AU')}
        </li>
      </ul>
    </section>
  )
}
