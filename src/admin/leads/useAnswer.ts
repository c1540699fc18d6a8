import { useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { AnswerKind, TimelineEntry } from '@/features/leads/leadTimeline.rules'
import { begin, begun, openDraft, withDraft, withStored, withoutDraft, missedCall } from './drafts'
import { keepAnswer, readAnswer, type BegunAnswer } from './storedAnswer'
import { sendAnswer } from './sendAnswer'

type Kinds = readonly [AnswerKind, ...AnswerKind[]]

/**
 * Answers as far as they are written, kept in this tab over other screens, a reload and signing in again.
 * `kinds`: those that can be written here, the first chosen; one constant. `begins`: what is in the box at first.
 */
function useBegunAnswer(id: string, kinds: Kinds, begins: string) {
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
      const stored = kinds.flatMap((kind) => readAnswer(person, id, kind) ?? [])
      setNow((before) => withStored(before, ready, stored))
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

export function useAnswer(id: string, kinds: Kinds, begins = '') {
  const { answer, change, choose: open, drop } = useBegunAnswer(id, kinds, begins)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [photos, setPhotos] = useState<readonly File[]>([])

  function write(text: string) {
    change((now) => ({ ...now, text, key: '' }))
    setFault('')
  }

  function offer(car: BegunAnswer['car']) {
    change((now) => ({ ...now, car, key: '' }))
    setFault('')
  }

  /** In this tab alone: a reload forgets files. */
  function attach(files: readonly File[]) {
    change((now) => ({ ...now, key: '' }))
    setPhotos(files)
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
    const files = entry.kind === 'reply' ? photos : []
    const sent = await sendAnswer(id, { ...entry, key, car_id: answer.car?.id ?? null }, files)
    setBusy(false)
    if (!sent.ok) {
      setFault(sent.message)
      return null
    }
    setFault('')
    if (files.length) setPhotos([])
    drop(sending)
    return sent.entry
  }

  const { kind, text, car } = answer
  return { kind, text, car: car ?? null, busy, fault, photos, write, offer, attach, choose, send }
}
