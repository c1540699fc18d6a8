'use client'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChatKind } from '@/features/chat/chat.rules'
import { afterPaint } from '@/lib/dom'
import { Icon } from '@/components/ui/Icon'
import { useTyping } from '@/components/ui/useTyping'
import { t } from '@/lib/words'
import { type ChatPress, chatPress } from './chatPress'
import type { ChatView } from './chatView'
import type { PanelProps } from './ChatPanel'
import { useCovering } from './useCovering'
import './chat.css'

/** Hidden for the rest of this visit, unless a link opens it. */
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
    // Without storage the button returns on the next page.
  }
}

type State = 'hidden' | 'shown' | ChatKind

export interface ChatProps {
  view: ChatView
  pressed: ChatPress | null
}

/** The button, and every `a[data-chat]` of the page. Nothing of the provider is loaded before a press. */
export function Chat({ view, pressed: before }: ChatProps) {
  // Not in the server's markup: without scripts there is no chat.
  const [state, setState] = useState<State>('hidden')
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null)
  const isTyping = useTyping()
  const button = useRef<HTMLButtonElement>(null)
  const isCovering = useCovering(button, state === 'shown')
  const pressed = useRef<HTMLElement>(null)

  const show = (next: State) => {
    remember(next === 'hidden')
    setState(next)
  }
  const open = useEffectEvent(({ link, kind }: ChatPress) => {
    pressed.current = link
    import('./ChatPanel').then(
      ({ ChatPanel }) => {
        setPanel(() => ChatPanel)
        show(kind)
      },
      () => location.assign('/contact-us'),
    )
  })
  const openBefore = useEffectEvent(() => before && open(before))
  useEffect(() => {
    const listening = new AbortController()
    afterPaint(() => setState((now) => (now === 'hidden' && !remembered() ? 'shown' : now)))
    const onClick = (event: MouseEvent) => {
      const press = chatPress(event)
      if (press) open(press)
    }
    const { signal } = listening
    openBefore()
    document.addEventListener('click', onClick, { signal })
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
    <aside
      className="chatbtn"
      aria-label={t('Chat')}
      data-typing={isTyping || undefined}
      data-covering={isCovering || undefined}
    >
      <button className="btn btn--brand" type="button" data-chat={view.first} ref={button}>
        <Icon name="people" />
        <span className="chatbtn__label">{view.labels[view.first]}</span>
      </button>
    </aside>
  )
}
