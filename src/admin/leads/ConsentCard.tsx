import { Facts } from '@/admin/kit/Facts'
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
const quoted = (words: string, note: string) =>
  words && (
    <>
      “{words}” <span className="fc-muted">{note}.</span>
    </>
  )

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
      <Facts
        look="words"
        rows={[
          ['Marketing', quoted(consent.marketing_text, marketing(consent))],
          ['Privacy', quoted(consent.notice_text, 'Shown above the button')],
          ['Terms', quoted(consent.terms_text, consent.terms ? 'Agreed' : 'Not asked for')],
        ]}
      />
      <p className="fc-foot">
        Wording {consent.version}, {staffMoment(consent.at, zone)}
        {consent.channel && `, ${consent.channel}`}
        {consent.page && `, ${pageName(consent.page)}`}
      </p>
    </section>
  )
}
