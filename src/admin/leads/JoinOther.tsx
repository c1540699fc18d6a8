'use client'
import { useId, useState } from 'react'
import { ask, sayNext } from '@/admin/ask/ask'
import { LiveButton } from '@/admin/ask/LiveButton'

const ASKS_FIRST = 409

/** For administrators: also a lead of another address. */
export function JoinOther({ id }: { id: string }) {
  const [{ busy, fault }, setState] = useState({ busy: false, fault: '' })
  const [reference, setReference] = useState('')
  const box = useId()

  async function join(from: Element, sure?: 'yes'): Promise<void> {
    if (busy || !reference.trim()) return
    setState({ busy: true, fault: '' })
    const query = new URLSearchParams({ reference, ...(sure && { sure }) })
    const { fault: refused, status } = await ask(`/lead-join/${id}?${query}`, {})
    if (refused === null) {
      sayNext('Joined. It is in the timeline, and can be taken apart again.', from)
      return window.location.reload()
    }
    if (status === ASKS_FIRST && window.confirm(refused)) return join(from, 'yes')
    setState({ busy: false, fault: status === ASKS_FIRST ? '' : refused })
  }
  return (
    <details>
      <summary>Join another lead</summary>
      <div className="fc-acts">
        <label htmlFor={box}>Join by reference</label>
        <input
          id={box}
          value={reference}
          autoComplete="off"
          onChange={({ target }) => setReference(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The screen's own form would be saved.
            event.preventDefault()
            void join(event.currentTarget)
          }}
        />
        <LiveButton
          className="fc-btn"
          disabled={busy || !reference.trim()}
          onClick={({ currentTarget }) => join(currentTarget)}
        >
          Join
        </LiveButton>
        <span role="status" className="fc-fault">
          {fault}
        </span>
      </div>
    </details>
  )
}
