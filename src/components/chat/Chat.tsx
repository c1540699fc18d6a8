'use client'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { isChatKind, type ChatKind } from '@/domain/chat/kinds'
import { afterPaint } from '@/lib/afterPaint'
import { isPlainClick } from '@/lib/isPlainClick'
import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'
import type { ChatView } from './chatView'
import type { PanelProps } from './ChatPanel'
import './chat.css'

/** Hidden for the rest of this visit, until a link asks for it. */
const HIDDEN = 'chat_hidden'

const remembered = (): boolean => {
  try {
    return sessionStorage.getItem(HIDDEN) === '1'
  } catch {
    return false
  }
}
const remember = (isHidden: boolean): void => {
  try {
    if (isHidden) sessionStorage.setItem(HIDDEN, '1')
    else sessionStorage.removeItem(HIDDEN)
  } catch {
    // Without storage the button is back on the next page.
  }
}

type State = 'hidden' | 'shown' | ChatKind

/** The button, and every `a[data-chat]` of the page. Nothing of the provider is loaded before a press. */
export function Chat({ view }: { view: ChatView }) {
  // Not in the server's markup: without scripts there is no chat.
  const [state, setState] = useState<State>('hidden')
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null)
  const [isTyping, setTyping] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef<HTMLElement>(null)

  const show = (next: State) => {
    remember(next === 'hidden')
    setState(next)
  }
  useEffect(() => {
    const listening = new AbortController()
    afterPaint(() => !remembered() && setState('shown'))
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-chat]') : null
      const kind = link?.dataset.chat
      if (!link || !isChatKind(kind) || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      pressed.current = link
      import('./ChatPanel').then(
        ({ ChatPanel }) => {
          setPanel(() => ChatPanel)
          show(kind)
        },
        () => location.assign('/contact-us'),
      )
    }
    const { signal } = listening
    const onFocus = ({ type, target }: FocusEvent) =>
      setTyping(type === 'focusin' && target instanceof Element && target.matches('input, select, textarea'))
    document.addEventListener('click', onClick, { signal })
    document.addEventListener('focusin', onFocus, { signal })
    document.addEventListener('focusout', onFocus, { signal })
    return () => listening.abort()
  }, [])

  useEffect(() => {
    document.documentElement.toggleAttribute('data-chat', state === 'shown')
  }, [state])

  const leave = (next: State) => {
    show(next)
    requestAnimationFrame(() => (pressed.current?.isConnected ? pressed : button).current?.focus())
  }
  if (state === 'hidden') return null
  if (state !== 'shown' && Panel)
    return (
      <Panel
        key={state}
        kind={state}
        title={view.labels[state] ?? ''}
        phone={view.phone}
        tel={view.tel}
        onClose={() => leave('shown')}
        onHide={() => leave('hidden')}
      />
    )
  return (
    <aside className="chatbtn" aria-label={t('Chat')} data-typing={isTyping || undefined}>
      <button className="btn btn--brand" type="button" data-chat={view.first} ref={button}>
        <Icon name="people" />
        <span className="chatbtn__label">{view.labels[view.first]}</span>
      </button>
    </aside>
  )
}
