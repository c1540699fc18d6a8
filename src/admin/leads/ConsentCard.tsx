import { staffMoment } from '@/admin/staffMoment'
import { pageName } from '@/lib/paths'
import type { LeadDoc } from './leadDoc'

type Consent = NonNullable<LeadDoc['consent']>

const marketing = (consent: Consent): string =>
  consent.marketing
    ? 'Ticked by the shopper'
    : consent.default_ticked
      ? 'The box was ticked beforehand: no consent'
      : 'Not ticked: no consent'

/** The exact words, as they stood on the page when it was sent. */
function Words({ term, words, note }: { term: string; words: string; note: string }) {
  if (!words) return null
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        “{words}” <span className="fc-muted">{note}.</span>
      </dd>
    </div>
  )
}

interface Props {
  consent: LeadDoc['consent']
  /** Reference of its lead, where several are shown. */
  of: string
  zone: string
}

export function ConsentCard({ consent, of, zone }: Props) {
  if (!consent) return null
  return (
    <section className="fc-card" aria-labelledby={`consent-title${of}`}>
      <header>
        <h2 id={`consent-title${of}`}>Consent{of && ` of ${of}`}</h2>
        <span className={`fc-pill ${consent.marketing ? 'is-good' : ''}`}>
          {consent.marketing ? 'Marketing agreed' : 'No marketing'}
        </span>
      </header>
      {!consent.marketing && <p>Answer the enquiry. Do not add them to campaigns.</p>}
      <dl className="fc-dl fc-dl--words">
        <Words term="Marketing" words={consent.marketing_text} note={marketing(consent)} />
        <Words term="Privacy" words={consent.notice_text} note="Shown above the button" />
        <Words term="Terms" words={consent.terms_text} note={consent.terms ? 'Agreed' : 'Not asked for'} />
      </dl>
      <p className="fc-foot">
        Wording {consent.version}, {staffMoment(consent.at, zone)}
        {consent.channel && `, ${consent.channel}`}
        {consent.page && `, ${pageName(consent.page)}`}
      </p>
    </section>
  )
}
