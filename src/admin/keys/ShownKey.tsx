'use client'
import { useId, useState } from 'react'
import { z } from 'zod'

export const shownKeySchema = z.object({ key: z.string() })

/** A key, in the only moment when it can be seen. */
export function ShownKey({ secret }: { secret: string }) {
  const id = useId()
  const [copied, setCopied] = useState('')

  async function copy() {
    const done = await navigator.clipboard.writeText(secret).then(
      () => true,
      () => false,
    )
    setCopied(done ? 'Copied.' : 'Select it and copy it yourself.')
  }
  return (
    <div className="fc-alert is-warn">
      <div>
        <label htmlFor={id}>
          <b>Copy this key now.</b> It is shown only once.
        </label>
        <p className="fc-acts fc-newkey">
          <input id={id} readOnly value={secret} onFocus={({ target }) => target.select()} />
          <button className="fc-btn" type="button" onClick={() => void copy()}>
            Copy
          </button>
          <span role="status">{copied}</span>
        </p>
      </div>
    </div>
  )
}
