'use client'
import { useRef, useState } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import { post, sayNext } from '@/admin/ask/ask'

interface Props {
  /** Several calls are made one after another, until one is refused. */
  call: string | readonly string[]
  body?: Record<string, string | boolean>
  label: string
  doing: string
  /** The question before it; without it the press acts at once. */
  ask?: string
  about?: string
  /** What it did, for the screen after it. */
  done?: string
  /** Where to go afterwards; without it the page is rendered again. */
  then?: string
}

export function PressButton({ call, body, label, doing, ask, about, done, then }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const [state, setState] = useState<{ busy: boolean; fault: string | null }>({ busy: false, fault: null })

  async function press() {
    if (ask && !window.confirm(ask)) return
    setState({ busy: true, fault: null })
    for (const one of typeof call === 'string' ? [call] : call) {
      const fault = await post(one, body)
      if (fault) return setState({ busy: false, fault })
    }
    if (done) sayNext(done, place.current)
    if (then) window.location.assign(then)
    else window.location.reload()
  }

  return (
    <span className="fc-acts" ref={place}>
      <LiveButton className="fc-btn" type="button" disabled={state.busy} onClick={() => void press()}>
        {state.busy ? doing : label}
        {about && <span className="fc-sr">, {about}</span>}
      </LiveButton>
      <span role="status" className="fc-fault">
        {state.fault}
      </span>
    </span>
  )
}
