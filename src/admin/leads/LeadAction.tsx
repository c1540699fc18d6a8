'use client'
import { useState, type ReactNode } from 'react'
import { useFormFields } from '@payloadcms/ui'
import { LiveButton } from '@/admin/ask/LiveButton'
import { post } from '@/admin/ask/ask'
import { labelOf } from '@/fields/label'

interface LeadActionProps {
  /** Address of the call under /admin/api. */
  call: string
  label: string
  doing: string
  about?: string
}

const FAILED = 'That did not work. Reload the page and try again.'

export function LeadAction({ call, label, doing, about }: LeadActionProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')

  async function run() {
    setState('busy')
    if ((await post(call)) === null) return window.location.reload()
    setState('failed')
  }

  return (
    <span className="fc-acts">
      <LiveButton className="fc-btn" type="button" disabled={state === 'busy'} onClick={run}>
        {state === 'busy' ? doing : label}
        {about && <span className="fc-sr">, {about}</span>}
      </LiveButton>
      <span role="status" className="fc-fault">
        {state === 'failed' && FAILED}
      </span>
    </span>
  )
}

/** As the form has it: an answer changes it at once. */
export function LeadState() {
  const state: unknown = useFormFields(([fields]) => fields.state?.value)
  return typeof state === 'string' ? <span className="fc-pill">{labelOf(state)}</span> : null
}

interface Rendered {
  /** As they were when the page was rendered: an answer changes one of them in the form, and then the clock has stopped. */
  state: string
  asked: number | null
  children: ReactNode
}

/** What is said of a lead until it is answered on this screen. */
export function UntilAnswered({ state, asked, children }: Rendered) {
  const current: unknown = useFormFields(([fields]) => fields.state?.value)
  const since: unknown = useFormFields(([fields]) => fields.asked_at?.value)
  return current === state && (since ?? null) === asked && children
}

/** An answer gives the lead to its writer. */
export function UntilTaken({ children }: { children: ReactNode }) {
  const person: unknown = useFormFields(([fields]) => fields.assigned_to?.value)
  return !person && children
}
