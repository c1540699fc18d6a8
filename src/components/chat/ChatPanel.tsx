'use client'
import { useEffect, useRef, useState } from 'react'
import { CHAT_NEWS, type ChatKind } from '@/features/chat/chat.rules'
import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'

const PATIENCE_MS = 8000

export interface PanelProps {
  kind: ChatKind
  title: string
  phone: string
  tel: string
  onClose: () => void
  onHide: () => void
}

function NoAnswer({ phone, tel }: Pick<PanelProps, 'phone' | 'tel'>) {
  return (
    <div className="chat__no" role="alert">
      <b>{t('The chat does not answer just now.')}</b>
      <p>
        {phone ? (
          <>
            {t('Ring')} <a href={tel}>{phone}</a>
            {t(', or write to us.')}
          </>
        ) : (
          t('Write to us instead.')
        )}
      </p>
      <a className="btn btn--brand" href="/contact-us">
        {t('Send an enquiry')}
      </a>
    </div>
  )
}

/** The page beside it stays usable: it is not a modal dialog. */
export function ChatPanel({ kind, title, phone, tel, onClose, onHide }: PanelProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const heading = useRef<HTMLHeadingElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    heading.current?.focus()
    const listening = new AbortController()
    const { signal } = listening
    const failed = () => setState((now) => (now === 'shown' ? now : 'failed'))
    const timer = setTimeout(failed, PATIENCE_MS)
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow) return
      if (data === CHAT_NEWS.failed) failed()
      if (data === CHAT_NEWS.shown) setState((now) => (now === 'failed' ? now : 'shown'))
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) onClose()
    }
    window.addEventListener('message', onMessage, { signal })
    window.addEventListener('keydown', onKey, { signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [onClose])
  return (
    <section className="chat" role="dialog" aria-labelledby="chat-title">
      <div className="chat__head">
        <h2 id="chat-title" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <button className="textbtn" type="button" onClick={onHide}>
          {t('Hide')}
        </button>
        <button className="icon-btn" type="button" aria-label={t('Close the chat')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {state === 'loading' && (
        <p className="chat__wait" role="status">
          <span className="spin" /> {t('One moment, the chat is opening.')}
        </p>
      )}
      {state === 'failed' ? (
        <NoAnswer phone={phone} tel={tel} />
      ) : (
        <iframe ref={frame} src={`/chat-window/${kind}`} title={title} hidden={state === 'loading'} />
      )}
    </section>
  )
}
