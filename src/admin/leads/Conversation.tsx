'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { setValue } from '@/admin/payloadContract'
import { isHumanAnswer, stateAfter, type TimelineEntry } from '@/features/leads/leadTimeline.rules'
import { Composer } from './Composer'
import type { ReplyText } from './replyTexts'
import { ofEntry, type LeadEvent } from './events'

import { staffMoment } from '@/admin/staffMoment'
import { LeadAction } from './LeadAction'
import { Snoozed } from './Snooze'

function Timeline({ events, zone }: { events: readonly LeadEvent[]; zone: string }) {
  return (
    <section className="fc-card" aria-labelledby="timeline-title">
      <header>
        <h2 id="timeline-title">Timeline</h2>
      </header>
      <ol className="fc-time">
        {events.map(({ key, at, title, text, bad, again }) => (
          <li className={bad ? 'is-bad' : undefined} key={key}>
            {at ? <time dateTime={at}>{staffMoment(at, zone)}</time> : <span>Now</span>}
            <div>
              <b>{title}</b>
              {text && <span className="fc-said">{text}</span>}
              {again && <LeadAction call={again} label="Send again" doing="Sending …" about={title} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface Props {
  id: string
  name: string
  email: string
  mobile: string
  dealer: string
  tenant: string
  texts: readonly ReplyText[]
  events: readonly LeadEvent[]
  zone: string
  /** Whether a lead that nobody has is given to this person when they answer it. */
  takes: boolean
  /** Until when it is put aside; empty where it is not. */
  aside: string
  isWaiting: boolean
}

export function Conversation({ events, zone, takes, aside, isWaiting, ...about }: Props) {
  const [added, setAdded] = useState<TimelineEntry[]>([])
  const { dispatchFields } = useForm()
  const state: unknown = useFormFields(([fields]) => fields.state?.value)
  const person: unknown = useFormFields(([fields]) => fields.assigned_to?.value)

  function keep(entry: TimelineEntry) {
    setAdded((before) => [entry, ...before.filter(({ key }) => key !== entry.key)])
    if (!isHumanAnswer(entry.kind)) return
    // Copies what the server has set into the form, so that a later save does not reset it.
    const mirror = (path: string, value: string) =>
      dispatchFields({ ...setValue(path, value), initialValue: value })
    const next = stateAfter(entry.kind, String(state))
    if (next !== state) mirror('state', next)
    if (!person && takes) mirror('assigned_to', entry.by_id)
  }

  const fresh = added.map(ofEntry).filter(({ key }) => !events.some((event) => event.key === key))
  return (
    <>
      {aside && !added.some(({ kind }) => isHumanAnswer(kind)) && (
        <Snoozed id={about.id} until={aside} isWaiting={isWaiting} />
      )}
      <Composer {...about} onSaved={keep} />
      <Timeline events={[...fresh, ...events]} zone={zone} />
    </>
  )
}
