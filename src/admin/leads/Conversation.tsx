'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { post } from '@/admin/ask/ask'
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
        {events.map(({ key, at, title, text, bad, again, photos, seenAt }) => (
          <li className={bad ? 'is-bad' : undefined} key={key}>
            {at ? <time dateTime={at}>{staffMoment(at, zone)}</time> : <span>Now</span>}
            <div>
              <b>{title}</b>
              {seenAt && <span>Seen by the shopper {staffMoment(seenAt, zone)}</span>}
              {text && <span className="fc-said">{text}</span>}
              {photos && (
                <span className="fc-acts">
                  {photos.map((src, nth) => (
                    <a key={src} href={src} target="_blank" rel="noopener">
                      <img src={src} alt={`Photo ${nth + 1}`} width={120} height={80} loading="lazy" />
                    </a>
                  ))}
                </span>
              )}
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
  /** Answers to mails come back into the lead. */
  isAnsweredHere: boolean
  takesPhotos: boolean
  /** It was joined into another, where they are answered. */
  isJoined: boolean
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
  /** Ids of leads in which the shopper wrote something that nobody has looked at. */
  unseen: readonly string[]
}

export function Conversation({ events, zone, takes, aside, isWaiting, unseen, isJoined, ...about }: Props) {
  const [added, setAdded] = useState<TimelineEntry[]>([])
  const { dispatchFields } = useForm()
  const state: unknown = useFormFields(([fields]) => fields.state?.value)
  const person: unknown = useFormFields(([fields]) => fields.assigned_to?.value)

  // Not when the page is made: a browser may fetch a page that nobody looks at.
  useEffect(() => {
    for (const id of unseen) void post(`/lead-seen/${id}`)
  }, [unseen])

  function keep(entry: TimelineEntry) {
    setAdded((before) => [entry, ...before.filter(({ key }) => key !== entry.key)])
    if (!isHumanAnswer(entry.kind)) return
    // Copies what the server has set into the form, so that a later save does not reset it.
    const mirror = (path: string, value: string | null) =>
      dispatchFields({ ...setValue(path, value), initialValue: value })
    const next = stateAfter(entry.kind, String(state))
    if (next !== state) mirror('state', next)
    mirror('asked_at', null)
    if (!person && takes) mirror('assigned_to', entry.by_id)
  }

  const fresh = added
    .map((entry) => ofEntry(about.id, entry))
    .filter(({ key }) => !events.some((event) => event.key === key))
  return (
    <>
      {aside && !added.some(({ kind }) => isHumanAnswer(kind)) && (
        <Snoozed id={about.id} until={aside} isWaiting={isWaiting} />
      )}
      {!isJoined && <Composer {...about} onSaved={keep} />}
      <Timeline events={[...fresh, ...events]} zone={zone} />
    </>
  )
}
