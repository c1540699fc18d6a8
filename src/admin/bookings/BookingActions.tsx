'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Fault } from '@/admin/ask/Fault'
import { LiveButton } from '@/admin/ask/LiveButton'
import { post } from '@/admin/ask/ask'
import { type BookingState, cancelQuestion, deskActs, restoredWords } from './deskActs'
import type { DeskLine } from './dayBookings'
import { useHasBegun } from './useHasBegun'

interface Props {
  line: DeskLine
  /** When the page was made, epoch ms. */
  now: number
}

export function BookingActions({ line, now }: Props) {
  const { id, name, state, canReturn } = line
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const hasBegun = useHasBegun(line.start, now)

  async function set(next: BookingState) {
    if (next === 'cancelled' && !window.confirm(cancelQuestion(line))) return
    setBusy(true)
    const refused = await post(`/booking-states/${id}`, { state: next })
    setBusy(false)
    setFault(refused)
    setMessage(refused === null && state === 'cancelled' ? restoredWords(line) : '')
    router.refresh()
  }

  return (
    <>
      <span className="fc-acts">
        {state === 'booked' && !hasBegun && (
          <a className="fc-btn" href={`/admin/api/booking-links/${id}`} target="_blank" rel="noopener">
            Move
            <span className="fc-sr"> the booking of {name}, in a new tab</span>
          </a>
        )}
        {deskActs(state, hasBegun, canReturn).map(([next, label]) => (
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
      <Fault words={fault} />
      <span role="status">{message}</span>
    </>
  )
}
