import { useState } from 'react'
import type { AnswerKind, TimelineEntry } from '@/features/leads/leadTimeline.rules'
import { missedCall } from './drafts'
import type { BegunAnswer } from './keptAnswer'
import { sendAnswer } from './sendAnswer'
import { useBegunAnswer, type Kinds } from './useBegunAnswer'

export function useAnswer(id: string, kinds: Kinds, begins = '') {
  const { answer, change, choose: open, drop } = useBegunAnswer(id, kinds, begins)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')

  function write(text: string) {
    change((now) => ({ ...now, text, key: '' }))
    setFault('')
  }

  function offer(car: BegunAnswer['car']) {
    change((now) => ({ ...now, car, key: '' }))
    setFault('')
  }

  function choose(kind: AnswerKind) {
    open(kind)
    setFault('')
  }

  /** What is kept in the timeline; null when it was refused, and `fault` says why. `missed`: nobody took the call. */
  async function send(missed = false): Promise<TimelineEntry | null> {
    setBusy(true)
    // A retry has the same key; the other button of a call is no retry.
    const key = (missed === Boolean(answer.missed) && answer.key) || crypto.randomUUID()
    const sending = { ...answer, missed, key }
    change(() => sending)
    const entry = missed ? missedCall(answer.text) : { kind: answer.kind, text: answer.text }
    const sent = await sendAnswer(id, { ...entry, key, car_id: answer.car?.id ?? null })
    setBusy(false)
    if (!sent.ok) {
      setFault(sent.message)
      return null
    }
    setFault('')
    drop(sending)
    return sent.entry
  }

  const { kind, text, car } = answer
  return { kind, text, car: car ?? null, busy, fault, write, offer, choose, send }
}
