'use client'
import { useState } from 'react'

/** A text to be taken elsewhere. Its label names it by the id. */
export function CopyBox({ id, text }: { id: string; text: string }) {
  const [copied, setCopied] = useState('')

  async function copy() {
    const isDone = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    setCopied(isDone ? 'Copied.' : 'Select it and copy it yourself.')
  }
  return (
    <p className="fc-acts fc-copy">
      <input id={id} readOnly value={text} onFocus={({ target }) => target.select()} />
      <button className="fc-btn" type="button" onClick={() => void copy()}>
        Copy
      </button>
      <span role="status">{copied}</span>
    </p>
  )
}
