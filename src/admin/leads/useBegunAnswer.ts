import { useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { AnswerKind } from '@/features/leads/leadTimeline.rules'
import { begin, begun, openDraft, withDraft, withKept, withoutDraft } from './drafts'
import { keepAnswer, readAnswer, type BegunAnswer } from './keptAnswer'

export type Kinds = readonly [AnswerKind, ...AnswerKind[]]

/**
 * Answers as far as they are written, kept in this tab over other screens, a reload and signing in again.
 * `kinds`: those that can be written here, the first chosen; one constant. `begins`: what is in the box at first.
 */
export function useBegunAnswer(id: string, kinds: Kinds, begins: string) {
  const [ready] = useState(begins)
  const user = useAuth().user?.id
  const person = user ? String(user) : ''
  const [now, setNow] = useState(() => begin(kinds[0], ready))
  const [restoredFor, setRestoredFor] = useState('')
  const isTyped = begun(now, ready).length > 0

  useEffect(() => {
    if (!person) return
    // After what was typed before React had the screen has reached the box.
    const later = setTimeout(() => {
      const kept = kinds.flatMap((kind) => readAnswer(person, id, kind) ?? [])
      setNow((before) => withKept(before, ready, kept))
      setRestoredFor(person)
    })
    return () => clearTimeout(later)
  }, [person, id, kinds, ready])

  useEffect(() => {
    if (!person || restoredFor !== person) return
    const typed = begun(now, ready)
    for (const kind of kinds) keepAnswer(person, id, kind, typed.find((one) => one.kind === kind) ?? null)
  }, [person, restoredFor, id, kinds, now, ready])

  useEffect(() => {
    if (!isTyped) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isTyped])

  const choose = (open: AnswerKind) => setNow((before) => ({ ...before, open }))

  const change = (to: (answer: BegunAnswer) => BegunAnswer) =>
    setNow((before) => withDraft(before, to(openDraft(before))))

  /** Also when the person is on another screen by now. What was typed since then stays. */
  function drop(sent: BegunAnswer) {
    if (readAnswer(person, id, sent.kind)?.key === sent.key) keepAnswer(person, id, sent.kind, null)
    setNow((before) => withoutDraft(before, sent))
  }

  return { answer: openDraft(now), change, choose, drop }
}
