'use client'
import { useState } from 'react'
import type { ShownBatch } from './readBatches'
import { UndoButton } from './UndoButton'

interface Props {
  batches: ShownBatch[]
  /** Of the list: `car`, `cars`. */
  words: [one: string, many: string]
}

/** The last change of many at once with its Undo, and those before it. */
export function Batches({ batches, words: [one, many] }: Props) {
  const [message, setMessage] = useState('')
  const [newest, ...others] = batches
  const line = ({ batch, what, count, who, when, isUndo, undone }: ShownBatch) => {
    const about = `${what}: ${count} ${count === 1 ? one : many}`
    return (
      <div className="fc-acts" key={batch}>
        <span>
          <b>{about}</b>{' '}
          <span className="fc-muted">
            {who}, {when}
            {isUndo && ' · undid a change'}
            {undone > 0 && ` · ${undone === count ? 'undone' : `${undone} of ${count} undone`}`}
          </span>
        </span>
        {undone < count && <UndoButton batch={batch} of={about} onMessage={setMessage} />}
      </div>
    )
  }
  if (!newest) return null
  return (
    <section className="fc fc-batches" aria-label="Changes of many at once">
      {line(newest)}
      {others.length > 0 && (
        <details>
          <summary>Other changes of many in the last 24 hours ({others.length})</summary>
          {others.map(line)}
        </details>
      )}
      <p role="status" className="fc-done">
        {message}
      </p>
    </section>
  )
}
