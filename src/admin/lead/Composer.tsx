'use client'
import { useAuth } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import type { AnswerKind, TimelineEntry } from '@/domain/leads/leadTimeline'
import type { ReplyText } from './replyTexts'
import { sendAnswer } from './sendAnswer'
import { TemplateChoice } from './TemplateChoice'

interface Props {
  id: string
  name: string
  email: string
  dealer: string
  texts: readonly ReplyText[]
  onSaved(entry: TimelineEntry): void
}

const KINDS: [kind: AnswerKind, tab: string, label: string, button: string, done: string][] = [
  ['reply', 'Email', 'Your answer', 'Send email', 'Sent, and kept in the timeline.'],
  ['call', 'Call', 'What you talked about', 'Save call', 'Saved. The clock has stopped.'],
  ['note', 'Note', 'A note for colleagues; the shopper does not see it', 'Save note', 'Saved.'],
]

/** The anchor of addresses that lead here. */
const BOX = 'answer-text'

export function Composer({ id, name, email, dealer, texts, onSaved }: Props) {
  const { user } = useAuth()
  const [kind, setKind] = useState<AnswerKind>(email ? 'reply' : 'call')
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<{ text: string; bad: boolean } | null>(null)
  // The same at each retry: a second press, or a lost response, never sends a second mail.
  const key = useRef('')
  const [, , label, button, done] = KINDS.find(([one]) => one === kind) ?? KINDS[0] ?? []

  const box = useRef<HTMLTextAreaElement>(null)
  // A key in the list of leads leads here.
  useEffect(() => {
    if (window.location.hash === `#${BOX}`) box.current?.focus()
  }, [])

  useEffect(() => {
    if (!text) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [text])

  async function send() {
    setBusy(true)
    key.current ||= crypto.randomUUID()
    const sent = await sendAnswer(id, { key: key.current, kind, text })
    setBusy(false)
    if (!sent.ok) return setMessage({ text: sent.message, bad: true })
    key.current = ''
    setText('')
    setMessage({ text: done ?? '', bad: false })
    onSaved(sent.entry)
  }

  function write(next: string) {
    key.current = ''
    setText(next)
    setMessage(null)
  }

  return (
    <section className="fc-card fc-screen" aria-labelledby="answer-title">
      <header>
        <h2 id="answer-title">Answer {name}</h2>
        <div className="fc-seg" role="group" aria-label="How">
          {KINDS.map(([one, tab]) => (
            <LiveButton
              key={one}
              type="button"
              aria-pressed={kind === one}
              disabled={one === 'reply' && !email}
              onClick={() => setKind(one)}
            >
              {tab}
            </LiveButton>
          ))}
        </div>
      </header>
      {kind === 'reply' && <TemplateChoice texts={texts} text={text} onChoose={write} />}
      <label htmlFor={BOX}>{label}</label>
      <textarea
        id={BOX}
        ref={box}
        rows={5}
        value={text}
        onChange={(event) => write(event.target.value)}
        aria-describedby={kind === 'reply' ? 'answer-hint' : undefined}
      />
      {kind === 'reply' && (
        <p className="fc-muted" id="answer-hint">
          Goes to {email} from {dealer || 'the dealer'}. Their answer comes to {user?.email ?? 'you'}.
        </p>
      )}
      <div className="fc-acts">
        <LiveButton
          className="fc-btn fc-btn--main"
          type="button"
          disabled={busy || !text.trim()}
          onClick={send}
        >
          {busy ? 'Sending …' : button}
        </LiveButton>
        <p role="status" className={message?.bad ? 'fc-fault' : 'fc-done'}>
          {message?.text}
        </p>
      </div>
    </section>
  )
}
