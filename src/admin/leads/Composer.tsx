'use client'
import { useAuth } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import { plural } from '@/core/money/format'
import { MAX_PHOTOS, photosFault } from '@/core/person/photoLimits.rules'
import { CarPicker, type PickedCar } from '@/admin/fields/CarPicker'
import {
  needsText,
  SMS_LETTERS,
  type AnswerKind,
  type TimelineEntry,
} from '@/features/leads/leadTimeline.rules'
import type { ReplyText } from './replyTexts'
import { TemplateChoice } from './TemplateChoice'
import { useAnswer } from './useAnswer'

interface Props {
  id: string
  name: string
  email: string
  /** Where an SMS goes; empty where none can be sent. */
  mobile: string
  isAnsweredHere: boolean
  takesPhotos: boolean
  dealer: string
  tenant: string
  texts: readonly ReplyText[]
  onSaved(entry: TimelineEntry): void
}

const KINDS: [kind: AnswerKind, tab: string, label: string, button: string, done: string][] = [
  ['reply', 'Email', 'Your answer', 'Send email', 'Sent, and saved in the timeline.'],
  ['sms', 'SMS', 'Your answer', 'Send SMS', 'Sent, and saved in the timeline.'],
  ['call', 'Call', 'What you talked about (optional)', 'Save call', 'Saved. The clock has stopped.'],
  ['note', 'Note', 'A note for colleagues; the shopper does not see it', 'Save note', 'Saved.'],
]

const SPOKEN = ['call', 'note'] as const
const BY_MAIL = ['reply', ...SPOKEN] as const
const BY_SMS = ['sms', ...SPOKEN] as const
const ANY = ['reply', 'sms', ...SPOKEN] as const

const kindsFor = (email: string, mobile: string) =>
  email ? (mobile ? ANY : BY_MAIL) : mobile ? BY_SMS : SPOKEN

const BOX = 'answer-text'

export function Composer({ id, name, email, mobile, dealer, tenant, texts, onSaved, ...ways }: Props) {
  const { user } = useAuth()
  const kinds = kindsFor(email, mobile)
  const { kind, text, car, busy, photos, ...own } = useAnswer(id, kinds)
  const [message, setMessage] = useState('')
  const [sentCount, setSentCount] = useState(0)
  const isSent = kind === 'reply' || kind === 'sms'
  const fault = own.fault || (kind === 'reply' ? photosFault(photos, MAX_PHOTOS) : null)
  const [, , label, button, done] = KINDS.find(([one]) => one === kind) ?? KINDS[0] ?? []

  const box = useRef<HTMLTextAreaElement>(null)
  // A key in the list of leads leads here.
  useEffect(() => {
    if (window.location.hash === `#${BOX}`) box.current?.focus()
  }, [])

  async function send(missed = false) {
    const entry = await own.send(missed)
    if (!entry) return
    setMessage(missed ? 'Saved as a note.' : (done ?? ''))
    setSentCount((count) => count + 1)
    onSaved(entry)
  }

  function write(next: string) {
    own.write(next)
    setMessage('')
  }

  function offer(next: PickedCar | null) {
    own.offer(next)
    setMessage('')
  }

  function choose(next: AnswerKind) {
    own.choose(next)
    setMessage('')
  }

  return (
    <section className="fc-card fc-screen" aria-labelledby="answer-title">
      <header>
        <h2 id="answer-title">Answer {name}</h2>
        <div className="fc-seg" role="group" aria-label="How">
          {KINDS.filter(([one]) => one !== 'sms' || mobile).map(([one, tab]) => (
            <LiveButton
              key={one}
              type="button"
              aria-pressed={kind === one}
              disabled={one === 'reply' && !email}
              onClick={() => choose(one)}
            >
              {tab}
            </LiveButton>
          ))}
        </div>
      </header>
      {isSent && (
        // Begins anew with each way and once it is sent.
        <div key={`${kind} ${sentCount}`} className="fc-answerwith">
          <TemplateChoice texts={texts} text={text} onChoose={write} />
          <CarPicker tenant={tenant} label="Offer another car" car={car} onPick={offer} />
        </div>
      )}
      <label htmlFor={BOX}>{label}</label>
      <textarea
        // A box of its own, or Ctrl+Z brings a note's words into an email.
        key={kind}
        id={BOX}
        ref={box}
        rows={5}
        value={text}
        onChange={(event) => write(event.target.value)}
        aria-describedby={isSent ? 'answer-hint' : undefined}
      />
      {kind === 'reply' && (
        <p className="fc-muted" id="answer-hint">
          Goes to {email} from {dealer || 'the dealer'}. Their answer comes{' '}
          {ways.isAnsweredHere ? 'back into this lead' : `to ${user?.email ?? 'you'}`}.
        </p>
      )}
      {kind === 'sms' && (
        <p className="fc-muted" id="answer-hint">
          Goes to {mobile}. {text.length} of {SMS_LETTERS} letters.
        </p>
      )}
      <div className="fc-acts">
        <LiveButton
          className="fc-btn fc-btn--main"
          type="button"
          disabled={
            busy || (needsText(kind) && !text.trim()) || (kind === 'reply' && fault !== null && !own.fault)
          }
          onClick={() => send()}
        >
          {busy ? 'Sending …' : button}
        </LiveButton>
        {kind === 'call' && (
          <LiveButton className="fc-btn" type="button" disabled={busy} onClick={() => send(true)}>
            Rang, no answer
          </LiveButton>
        )}
        {kind === 'reply' && ways.takesPhotos && (
          <label className="fc-btn fc-photos__choose">
            {photos.length > 0 ? `${plural(photos.length, 'photo')}: change` : 'Add photos'}
            <input
              key={sentCount}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              multiple
              disabled={busy}
              onChange={({ target }) => own.attach([...(target.files ?? [])])}
            />
          </label>
        )}
        <p role="status" className={fault ? 'fc-fault' : 'fc-done'}>
          {fault || message}
        </p>
      </div>
    </section>
  )
}
