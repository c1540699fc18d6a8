import { useEffect, useRef, useState } from 'react'
import type { AnswerKind, TimelineEntry } from '@/domain/leads/leadTimeline'
import { sendAnswer } from './sendAnswer'

export function useAnswer(id: string, begun = '') {
  const [text, setText] = useState(begun)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  // The same at each retry: a second press, or a lost response, never sends a second mail.
  const key = useRef('')
  const isTyped = text !== '' && text !== begun

  useEffect(() => {
    if (!isTyped) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isTyped])

  function write(next: string) {
    key.current = ''
    setText(next)
    setFault('')
  }

  /** What is kept in the timeline; null when it was refused, and `fault` says why. */
  async function send(kind: AnswerKind): Promise<TimelineEntry | null> {
    setBusy(true)
    key.current ||= crypto.randomUUID()
    const sent = await sendAnswer(id, { key: key.current, kind, text })
    setBusy(false)
    if (!sent.ok) {
      setFault(sent.message)
      return null
    }
    write('')
    return sent.entry
  }

  return { text, busy, fault, write, send }
}
