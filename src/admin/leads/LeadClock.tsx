'use client'
import { useFormFields } from '@payloadcms/ui'
import type { ReplyClock } from '@/features/leads/replyClock.rules'
import { CLOCK_LOOK } from './clockLook'

interface Props {
  clock: Pick<ReplyClock, 'tone' | 'text'>
  /** The lead's state when the page was rendered: an answer changes it in the form, and then the clock has stopped. */
  state: string
}

export function LeadClock({ clock, state }: Props) {
  const current: unknown = useFormFields(([fields]) => fields.state?.value)
  return current === state && <span className={`fc-clock ${CLOCK_LOOK[clock.tone]}`}>{clock.text}</span>
}
