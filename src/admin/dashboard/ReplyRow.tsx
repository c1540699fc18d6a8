'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import { useAnswer } from '@/admin/leads/useAnswer'

export interface Reply {
  id: string
  name: string
  /** Empty where there is none to answer, or a colleague answers. */
  email: string
  /** What the box begins with. */
  ready: string
}

interface Props extends Reply {
  columns: number
  /** The act of its screen. */
  isMain?: boolean
  act: ReactNode
  children: ReactNode
}

const BY_MAIL = ['reply'] as const

/** A row of new leads whose answer is written beneath it, without opening the lead. */
export function ReplyRow({ id, name, email, ready, columns, isMain = false, act, children }: Props) {
  const { text, busy, fault, write, send } = useAnswer(id, BY_MAIL, ready)
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed')
  const box = useRef<HTMLTextAreaElement>(null)
  const done = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (state === 'open') box.current?.focus()
    // The button that sent it is gone: who works with the keyboard goes on from here.
    if (state === 'sent') done.current?.focus()
  }, [state])

  return (
    <>
      <tr>
        {children}
        <td>
          {state !== 'sent' && act}{' '}
          {email && state !== 'sent' && (
            <LiveButton
              className={isMain && state === 'closed' ? 'fc-btn fc-btn--main' : 'fc-btn'}
              type="button"
              aria-expanded={state === 'open'}
              onClick={() => setState(state === 'open' ? 'closed' : 'open')}
            >
              Reply<span className="fc-sr">, {name}</span>
            </LiveButton>
          )}
          <span role="status" ref={done} tabIndex={-1}>
            {state === 'sent' && 'Sent and saved to the lead.'}
          </span>
        </td>
      </tr>
      {state === 'open' && (
        <tr>
          <td className="fc-reply" colSpan={columns}>
            <label htmlFor={`reply-${id}`}>Your answer to {name}</label>
            <textarea
              id={`reply-${id}`}
              ref={box}
              rows={8}
              value={text}
              onChange={(event) => write(event.target.value)}
            />
            <p className="fc-muted">Goes to {email}.</p>
            <div className="fc-acts">
              <LiveButton
                className="fc-btn fc-btn--main"
                type="button"
                disabled={busy || !text.trim()}
                onClick={async () => {
                  if (await send()) setState('sent')
                }}
              >
                {busy ? 'Sending …' : 'Send email'}
              </LiveButton>
              <p role="status" className="fc-fault">
                {fault}
              </p>
            </div>
          </td>
        </tr>
      )}
    </>
  )
}
