'use client'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useAsk } from '@/admin/ask/ask'
import { LiveButton } from '@/admin/ask/LiveButton'
import { MomentBox } from '@/admin/fields/TypedBox'
import { Dropdown } from '@/admin/kit/Dropdown'
import type { Civil } from '@/core/dealer/country/civil'
import type { SnoozeChoice } from '@/features/leads/snooze.rules'
import { LeadAction } from './LeadAction'

interface Props {
  id: string
  /** With the day in words. */
  choices: readonly (SnoozeChoice & { when: string })[]
  /** Whose clock is meant: `Brisbane time`. */
  clock: string
  /** What else there is to know. */
  children: ReactNode
}

const NAMES = { tomorrow: 'Tomorrow', monday: 'Monday' }

/** The screen's own form would be saved. */
const noForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

export function Snooze({ id, choices, clock, children }: Props) {
  const { busy, fault, send } = useAsk()
  const [moment, setMoment] = useState('')
  const [unread, setUnread] = useState('')

  async function until({ date, clock: time }: Civil) {
    const body = { key: crypto.randomUUID(), date, clock: time }
    if ((await send(`/lead-snooze/${id}`, body)) !== null) window.location.reload()
  }
  const [date = '', time = ''] = moment.split('T')

  return (
    <Dropdown className="fc-more fc-snooze" buttonClass="fc-btn" button="Snooze">
      <div>
        {choices.map((choice) => (
          <LiveButton key={choice.name} disabled={busy} onClick={() => until(choice)}>
            {NAMES[choice.name]} <small>{choice.when}</small>
          </LiveButton>
        ))}
        <div className="fc-snooze__own" onKeyDown={noForm}>
          <span>Another moment, {clock}</span>
          <MomentBox label="Snooze until" value={moment} onChange={setMoment} onFault={setUnread} />
          <LiveButton
            className="fc-btn"
            disabled={busy || !moment || unread !== ''}
            onClick={() => until({ date, clock: time })}
          >
            {busy ? 'Saving …' : 'Snooze until then'}
          </LiveButton>
          <p className="fc-muted">
            It comes back by itself, and at once when they are heard from.
            {children}
          </p>
          <p role="status" className="fc-fault">
            {fault}
          </p>
        </div>
      </div>
    </Dropdown>
  )
}

export const Snoozed = ({ id, until, isWaiting }: { id: string; until: string; isWaiting: boolean }) => (
  <div className="fc-alert fc-screen">
    <p>
      Snoozed until {until}.{isWaiting && ' The reply clock runs on: nobody has answered yet.'}
    </p>
    <LeadAction call={`/lead-wake/${id}`} label="Bring it back now" doing="Bringing back …" />
  </div>
)
