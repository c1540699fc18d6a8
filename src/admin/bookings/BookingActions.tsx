'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import { post } from '@/admin/ask/ask'

type State = 'booked' | 'done' | 'no_show' | 'cancelled'
interface Props {
  id: string
  name: string
  state: State
}

const CHOICES: Record<State, readonly [State, string][]> = {
  booked: [
    ['done', 'Attended'],
    ['no_show', 'No-show'],
    ['cancelled', 'Cancel'],
  ],
  done: [['booked', 'Undo']],
  no_show: [['booked', 'Undo']],
  cancelled: [],
}

const confirmed = (name: string): boolean =>
  window.confirm(`Cancel the booking of ${name}? They get an email, and the time is free again.`)

export function BookingActions({ id, name, state }: Props) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function set(next: State) {
    if (next === 'cancelled' && !confirmed(name)) return
    setBusy(true)
    const fault = await post(`/booking-states/${id}`, { state: next })
    setBusy(false)
    if (fault) toast.error('That did not work. The booking may have changed: reload the page.')
    router.refresh()
  }

  return (
    <span className="fc-acts">
      {state === 'booked' && (
        <a className="fc-btn" href={`/admin/api/booking-links/${id}`} target="_blank" rel="noopener">
          Move
          <span className="fc-sr"> the booking of {name}, in a new tab</span>
        </a>
      )}
      {CHOICES[state].map(([next, label]) => (
        <LiveButton
          className="fc-btn"
          type="button"
          key={next}
          disabled={busy}
          onClick={() => void set(next)}
        >
          {label}
          <span className="fc-sr">, {name}</span>
        </LiveButton>
      ))}
    </span>
  )
}
