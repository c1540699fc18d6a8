import { useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { AnswerKind } from '@/domain/leads/leadTimeline'
import { keepAnswer, placeOf, readAnswer, withKept, type BegunAnswer } from './keptAnswer'

export type Kinds = readonly [AnswerKind, ...AnswerKind[]]

/**
 * An answer as far as it is written, kept in this tab over other screens, a reload and signing in again.
 * `kinds`: those that can be written here, the first chosen; one constant. `begins`: what is in the box at first.
 */
export function useBegunAnswer(id: string, kinds: Kinds, begins: string) {
  const [ready] = useState(begins)
  const person = useAuth().user?.id
  const [answer, setAnswer] = useState<BegunAnswer>({ kind: kinds[0], text: ready, key: '' })
  const [restoredFor, setRestoredFor] = useState<typeof person>()
  const isTyped = answer.text !== '' && answer.text !== ready
  const placeFor = (kind: AnswerKind): string => placeOf(String(person), id, kind)

  useEffect(() => {
    if (!person) return
    // After what was typed before React had the screen has reached the box.
    const later = setTimeout(() => {
      const kept = kinds.flatMap((kind) => readAnswer(placeOf(String(person), id, kind)) ?? [])
      setAnswer((now) => withKept(now, ready, kept))
      setRestoredFor(person)
    })
    return () => clearTimeout(later)
  }, [person, id, kinds, ready])

  useEffect(() => {
    if (person && restoredFor === person)
      keepAnswer(placeOf(String(person), id, answer.kind), isTyped ? answer : null)
  }, [person, restoredFor, id, answer, isTyped])

  useEffect(() => {
    if (!isTyped) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isTyped])

  /** The text goes along, unless another waits there: then each stays with its kind. */
  function choose(kind: AnswerKind) {
    const waiting = kind === answer.kind ? answer : readAnswer(placeFor(kind))
    if (!waiting) keepAnswer(placeFor(answer.kind), null)
    setAnswer(waiting ?? { ...answer, kind, key: '' })
  }

  /** Also when the person is on another screen by now. What was typed since then stays. */
  function drop({ kind, key }: BegunAnswer) {
    if (readAnswer(placeFor(kind))?.key === key) keepAnswer(placeFor(kind), null)
    setAnswer((now) => (now.key === key ? { kind, text: '', key: '' } : now))
  }

  return { answer, setAnswer, choose, drop }
}
