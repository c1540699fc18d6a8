'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Fault } from '@/admin/ask/Fault'
import { LiveButton } from '@/admin/ask/LiveButton'
import { post } from '@/admin/ask/ask'
import { type BookingState, cancelQuestion, deskActs, restoredWords, whoHears } from './deskActs'
import type { DeskLine } from './dayBookings'
import { MoveForm } from './MoveForm'
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
  const [moves, setMoves] = useState(false)
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
          <LiveButton className="fc-btn" type="button" aria-expanded={moves} onClick={() => setMoves(!moves)}>
            Move
            <span className="fc-sr"> the booking of {name}</span>
          </LiveButton>
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
      {moves && state === 'booked' && !hasBegun && (
        <MoveForm
          {...{ id, name, from: line.start }}
          onMoved={(when) => {
            setMoves(false)
            setMessage(`Moved to ${when}. ${whoHears(line)}`)
            router.refresh()
          }}
        />
      )}
      <Fault words={fault} />
      <span role="status">{message}</span>
    </>
  )
}
