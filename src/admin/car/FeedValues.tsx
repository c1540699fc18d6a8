'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import { setValue } from '@/admin/payloadContract'
import { sameValue } from '@/lib/sameValue'
import type { FeedRow } from './feedRows'

/** Each value of staff beside the feed's, with a button to go back to it. */
export function FeedValues({ rows }: { rows: readonly FeedRow[] }) {
  return (
    <>
      <p className="fc-muted">“Use the feed’s” applies when you save.</p>
      <ul className="fc-feedvalues" aria-label="Your values beside those of the feed">
        {rows.map((row) => (
          <FeedValue key={row.name} {...row} />
        ))}
      </ul>
    </>
  )
}

function FeedValue({ name, label, own, feed, value }: FeedRow) {
  const { dispatchFields, setModified } = useForm()
  const isBack = useFormFields(([fields]) => sameValue(fields[name]?.value, value))

  function giveBack() {
    dispatchFields(setValue(name, value))
    setModified(true)
  }

  return (
    <li>
      <b>{label}</b>
      <span>
        Yours: {own} <span className="fc-muted">· The feed says: {feed}</span>
      </span>
      {isBack ? (
        <span className="fc-pill is-warn" role="status">
          Follows the feed again when you save
        </span>
      ) : (
        <button className="fc-btn fc-btn--text" type="button" onClick={giveBack}>
          Use the feed’s<span className="fc-sr"> value of {label}</span>
        </button>
      )}
    </li>
  )
}
