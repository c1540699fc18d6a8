'use client'
import { useFormFields } from '@payloadcms/ui'

interface Props {
  clock: { tone: string; text: string }
  /** Of the lead when the page was drawn: an answer changes it in the form, and the clock has stopped then. */
  state: string
}

export function LeadClock({ clock, state }: Props) {
  const current: unknown = useFormFields(([fields]) => fields.state?.value)
  return current === state && <span className={`fc-clock is-${clock.tone}`}>{clock.text}</span>
}
