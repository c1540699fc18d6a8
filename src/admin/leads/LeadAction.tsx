'use client'
import { useState } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import { post } from '@/admin/ask/ask'

interface Props {
  /** Address of the call under /admin/api. */
  call: string
  label: string
  doing: string
  about?: string
}

const FAILED = 'That did not work. Reload the page and try again.'

export function LeadAction({ call, label, doing, about }: Props) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')

  async function run() {
    setState('busy')
    if ((await post(call)) === null) return window.location.reload()
    setState('failed')
  }

  return (
    <span className="fc-acts">
      <LiveButton
        className={`fc-btn ${about ? '' : 'fc-btn--main'}`}
        type="button"
        disabled={state === 'busy'}
        onClick={run}
      >
        {state === 'busy' ? doing : label}
        {about && <span className="fc-sr">, {about}</span>}
      </LiveButton>
      <span role="status" className="fc-fault">
        {state === 'failed' && FAILED}
      </span>
    </span>
  )
}
