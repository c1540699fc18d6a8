'use client'
import { useState } from 'react'
import { Fault } from '@/admin/ask/Fault'
import { LiveButton } from '@/admin/ask/LiveButton'
import { closureFault, LONGEST_CLOSURE } from './closure'

interface Props {
  onClose(from: string, to: string, note: string): void
}

const NONE = { from: '', to: '', note: '' }
const DAYS = [
  ['from', 'From'],
  ['to', 'To'],
] as const

export function ClosureCard({ onClose }: Props) {
  const [closure, setClosure] = useState(NONE)
  const fault = closureFault(closure.from, closure.to)
  const close = () => {
    onClose(closure.from, closure.to, closure.note)
    setClosure(NONE)
  }
  return (
    <section className="fc-card" aria-labelledby="closure-title">
      <header>
        <h2 id="closure-title">Temporary closure</h2>
      </header>
      <p className="fc-muted">
        Every day from the first to the last is closed, {LONGEST_CLOSURE} days at most at once.
      </p>
      <div className="fc-form">
        {DAYS.map(([day, label]) => (
          <div key={day}>
            <label htmlFor={`closure-${day}`}>{label}</label>
            <input
              id={`closure-${day}`}
              type="date"
              value={closure[day]}
              onChange={(event) => setClosure({ ...closure, [day]: event.target.value })}
            />
          </div>
        ))}
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
      <Fault words={fault} />
      <div className="fc-acts">
        <LiveButton
          className="fc-btn"
          type="button"
          disabled={!closure.from || !closure.to || fault !== null}
          onClick={close}
        >
          Close these days
        </LiveButton>
      </div>
    </section>
  )
}
