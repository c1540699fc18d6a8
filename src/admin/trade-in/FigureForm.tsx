'use client'
import { useState } from 'react'
import { Fault } from '@/admin/ask/Fault'
import { LiveButton } from '@/admin/ask/LiveButton'
import { post, sayNext } from '@/admin/ask/ask'
import { typedDollars } from '@/core/car/typedAmount'
import { grouped } from '@/lib/figures'

interface Props {
  id: string
  low: number | null
  high: number | null
}

const shown = (figure: number | null): string => (figure ? grouped(figure) : '')

/** Within Payload's form, so it is no form of its own: Enter in a box saves the figure. */
export function FigureForm({ id, low, high }: Props) {
  const [typed, setTyped] = useState({ low: shown(low), high: shown(high) })
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function save(from: Element) {
    setBusy(true)
    const figures = { low: typedDollars(typed.low), high: typedDollars(typed.high) }
    const refused = await post(`/valuation-figures/${id}`, figures)
    setBusy(false)
    setFault(refused)
    if (refused !== null) return
    sayNext('Your figure is saved.', from)
    window.location.reload()
  }

  const box = (name: 'low' | 'high', label: string) => (
    <label className="fc-input">
      {label}
      <span className="fc-dollars">
        <input
          inputMode="numeric"
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void save(event.currentTarget)
          }}
        />
      </span>
    </label>
  )
  return (
    <>
      <div className="fc-figure">
        {box('low', 'From')}
        {box('high', 'To')}
        <LiveButton
          className="fc-btn fc-btn--main"
          disabled={busy}
          onClick={({ currentTarget }) => void save(currentTarget)}
        >
          {busy ? 'Saving …' : 'Save'}
        </LiveButton>
      </div>
      <Fault words={fault} />
    </>
  )
}
