'use client'
import { showField } from './showField'

interface Props {
  field: string
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
