'use client'
import { useId, useState } from 'react'
import { useAsk } from '@/admin/ask/ask'
import { LiveButton } from '@/admin/ask/LiveButton'

/** For administrators: also a lead of another address. */
export function JoinOther({ id }: { id: string }) {
  const { busy, fault, send } = useAsk()
  const [reference, setReference] = useState('')
  const box = useId()
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
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <LiveButton
          className="fc-btn"
          disabled={busy || !reference.trim()}
          onClick={async () => {
            const call = `/lead-join/${id}?${new URLSearchParams({ reference })}`
            if ((await send(call, {})) !== null) window.location.reload()
          }}
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
