'use client'
import { showField } from './showField'

interface Props {
  field: string
  /** The label of the tab that the field is on. */
  tab: string
  text: string
}

export function FixLink({ field, tab, text }: Props) {
  return (
    <button className="fc-btn fc-btn--text" type="button" onClick={() => showField(tab, field)}>
      {text}
    </button>
  )
}
