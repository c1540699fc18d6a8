import { useState } from 'react'
import type { AnswerKind, TimelineEntry } from '@/domain/leads/leadTimeline'
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

  /** What is kept in the timeline; null when it was refused, and `fault` says why. */
  async function send(): Promise<TimelineEntry | null> {
    setBusy(true)
    const sending = { ...answer, key: answer.key || crypto.randomUUID() }
    change(() => sending)
    const { car, ...written } = sending
    const sent = await sendAnswer(id, { ...written, car_id: car?.id ?? null })
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
