'use client'
import { useState, type FormEvent } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import type { PlanAct } from '@/features/plans/plan.rules'
import type { KnownPlan, PlanChange } from './planCalls'

const WORDS: Record<PlanAct, { title: string; set: string; back: string }> = {
  publish: { title: 'Publish', set: 'Schedule publishing', back: 'Cancel publishing' },
  unpublish: { title: 'Unpublish', set: 'Schedule unpublishing', back: 'Cancel unpublishing' },
}

interface Props {
  act: PlanAct
  plan: KnownPlan | undefined
  today: string
  onChange(change: PlanChange): Promise<void>
}

export function PlanForm({ act, plan, today, onChange }: Props) {
  const [date, setDate] = useState(plan?.date ?? '')
  const [clock, setClock] = useState(plan?.clock ?? '08:00')
  const [isBusy, setBusy] = useState(false)
  const { title, set, back } = WORDS[act]
  const isChanged = plan?.date !== date || plan.clock !== clock

  async function send(at: PlanChange['at']) {
    setBusy(true)
    await onChange({ act, at })
    setBusy(false)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    // Otherwise React would pass the event on to the form of the page around it.
    event.stopPropagation()
    void send({ date, clock })
  }
  return (
    <form className="fc-plan__act fc-input" aria-label={title} onSubmit={submit}>
      <h3>{plan ? plan.words : title}</h3>
      {plan && (
        <p className="fc-muted">
          Scheduled by {plan.who}. {plan.note}
        </p>
      )}
      <div className="fc-plan__when">
        <label>
          Day
          <input
            type="date"
            required
            min={today}
            value={date}
            onChange={({ target }) => setDate(target.value)}
          />
        </label>
        <label>
          Time
          <input type="time" required value={clock} onChange={({ target }) => setClock(target.value)} />
        </label>
      </div>
      <div className="fc-acts">
        {isChanged && (
          <LiveButton type="submit" className="fc-btn" disabled={isBusy}>
            {plan ? 'Reschedule' : set}
          </LiveButton>
        )}
        {plan && (
          <LiveButton
            type="button"
            className="fc-btn fc-btn--text"
            disabled={isBusy}
            onClick={() => void send(null)}
          >
            {back}
          </LiveButton>
        )}
      </div>
    </form>
  )
}
