'use client'
import { useForm, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { isHumanAnswer, type TimelineEntry } from '@/domain/leads/leadTimeline'
import { Composer } from './Composer'
import type { ReplyText } from './replyTexts'
import { ofEntry, type LeadEvent } from './events'
import { Timeline } from './Timeline'

interface Props {
  id: string
  name: string
  email: string
  dealer: string
  texts: readonly ReplyText[]
  events: readonly LeadEvent[]
  zone: string
}

export function Conversation({ events, zone, ...person }: Props) {
  const [added, setAdded] = useState<TimelineEntry[]>([])
  const { dispatchFields } = useForm()
  const state: unknown = useFormFields(([fields]) => fields.state?.value)

  function keep(entry: TimelineEntry) {
    setAdded((before) => [entry, ...before.filter(({ key }) => key !== entry.key)])
    // Mirrors the state that the server has set, so that a later save of the form does not reset it.
    if (isHumanAnswer(entry.kind) && state === 'new')
      dispatchFields({ type: 'UPDATE', path: 'state', value: 'contacted', initialValue: 'contacted' })
  }

  const fresh = added.map(ofEntry).filter(({ key }) => !events.some((event) => event.key === key))
  return (
    <>
      <Composer {...person} onSaved={keep} />
      <Timeline events={[...fresh, ...events]} zone={zone} />
    </>
  )
}
