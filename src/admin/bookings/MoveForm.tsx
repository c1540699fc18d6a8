import { useState } from 'react'
import { z } from 'zod'
import { Fault } from '@/admin/ask/Fault'
import { LiveButton } from '@/admin/ask/LiveButton'
import { useAsk } from '@/admin/ask/ask'
import { TimeChoice } from './TimeChoice'
import { startOf, useDeskTimes } from './useDeskTimes'

const movedSchema = z.object({ when: z.string() })

interface Props {
  id: string
  name: string
  /** When it begins now. */
  from: string
  /** With the new time in words. */
  onMoved(when: string): void
}

/** Another time for a booking, also sooner than shoppers may choose. */
export function MoveForm({ id, name, from, onMoved }: Props) {
  const call = `/booking-moves/${id}`
  const { days, isLoading, fault, reload } = useDeskTimes(call)
  const { busy, fault: refused, send } = useAsk()
  const [chosen, setChosen] = useState('')
  const start = startOf(days, chosen)

  async function move() {
    const moved = movedSchema.safeParse(await send(call, { start })).data
    if (moved) onMoved(moved.when)
    else void reload()
  }

  return (
    <div className="fc-move" role="group" aria-label={`Move the booking of ${name}`}>
      <TimeChoice
        days={days}
        start={start}
        from={from}
        isLoading={isLoading}
        fault={fault}
        onChoose={setChosen}
      />
      <Fault words={refused} />
      <LiveButton
        type="button"
        className="fc-btn fc-btn--main"
        disabled={busy || !start}
        onClick={() => void move()}
      >
        {busy ? 'Moving …' : start ? 'Move it to this time' : 'Choose a time'}
      </LiveButton>
    </div>
  )
}
