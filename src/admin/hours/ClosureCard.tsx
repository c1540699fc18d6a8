'use client'
import { useState } from 'react'

interface Props {
  onClose(from: string, to: string, note: string): void
}

const NONE = { from: '', to: '', note: '' }

/** A run of closed days, such as a move of the workshop. */
export function ClosureCard({ onClose }: Props) {
  const [closure, setClosure] = useState(NONE)
  const close = () => {
    onClose(closure.from, closure.to, closure.note)
    setClosure(NONE)
  }
  return (
    <section className="fc-card" aria-labelledby="closure-title">
      <header>
        <h2 id="closure-title">Close for a while</h2>
      </header>
      <div className="fc-form">
        <div>
          <label htmlFor="closure-from">From</label>
          <input
            id="closure-from"
            type="date"
            value={closure.from}
            onChange={(event) => setClosure({ ...closure, from: event.target.value })}
          />
        </div>
        <div>
          <label htmlFor="closure-to">To</label>
          <input
            id="closure-to"
            type="date"
            value={closure.to}
            onChange={(event) => setClosure({ ...closure, to: event.target.value })}
          />
        </div>
        <div className="fc-span">
          <label htmlFor="closure-note">What shoppers read</label>
          <input
            id="closure-note"
            value={closure.note}
            placeholder="Moving the workshop. Sales by phone."
            onChange={(event) => setClosure({ ...closure, note: event.target.value })}
          />
        </div>
      </div>
      <div className="fc-acts">
        <button
          className="fc-btn"
          type="button"
          disabled={!closure.from || closure.to < closure.from}
          onClick={close}
        >
          Close these days
        </button>
      </div>
    </section>
  )
}
