'use client'
import { useFormFields } from '@payloadcms/ui'

interface Props {
  clock: { tone: string; text: string }
  /** The lead's state when the page was rendered: an answer changes it in the form, and then the clock has stopped. */
  state: string
}

export function LeadClock({ clock, state }: Props) {
  const current: unknown = useFormFields(([fields]) => fields.state?.value)
  return current === state && <span className={`fc-clock is-${clock.tone}`}>{clock.text}</span>
}
