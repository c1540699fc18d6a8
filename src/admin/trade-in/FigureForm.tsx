'use client'
import { useAuth } from '@payloadcms/ui'
import { useState } from 'react'
import { Fault } from '@/admin/ask/Fault'
import { LiveButton } from '@/admin/ask/LiveButton'
import { post, sayNext } from '@/admin/ask/ask'
import { keepAnswer, readAnswer } from '@/admin/leads/storedAnswer'
import { typedDollars } from '@/core/car/typedAmount'
import { formatMoney } from '@/core/money/format'
import { rowHref } from '@/lib/adminHrefs'
import { grouped } from '@/lib/figures'

interface Props {
  id: string
  low: number | null
  high: number | null
}

const shown = (figure: number | null): string => (figure ? grouped(figure) : '')

interface DollarsProps {
  label: string
  value: string
  onType(value: string): void
  onEnter(from: Element): void
}

const Dollars = ({ label, value, onType, onEnter }: DollarsProps) => (
  <label className="fc-input">
    {label}
    <span className="fc-dollars">
      <input
        inputMode="numeric"
        value={value}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter(event.currentTarget)
        }}
      />
    </span>
  </label>
)

/** Beside a guide that the shopper was shown: the lead's answer is begun with the figure, below what is written there already. */
export function AnswerForm({ lead, car }: { lead: string; car: string }) {
  const person = String(useAuth().user?.id ?? '')
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)

  function answer() {
    const figure = typedDollars(typed)
    if (!(figure > 0)) return setFault('Write the figure in whole dollars.')
    const before = readAnswer(person, lead, 'reply')
    const own = `We can offer you ${formatMoney(figure)} for your ${car || 'car'}.`
    const text = [before?.text, own].filter(Boolean).join('\n\n')
    keepAnswer(person, lead, 'reply', { ...before, kind: 'reply', key: '', text })
    window.location.assign(`${rowHref('leads', lead)}#answer-text`)
  }
  return (
    <>
      <div className="fc-figure">
        <Dollars label="In whole dollars" value={typed} onType={setTyped} onEnter={answer} />
        <LiveButton className="fc-btn fc-btn--main" onClick={answer}>
          Answer with it
        </LiveButton>
      </div>
      <Fault words={fault} />
    </>
  )
}

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
    <Dollars
      label={label}
      value={typed[name]}
      onType={(value) => setTyped({ ...typed, [name]: value })}
      onEnter={(from) => void save(from)}
    />
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
