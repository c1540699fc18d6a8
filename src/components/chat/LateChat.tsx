'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '@/lib/dom'
import type { ChatProps } from './Chat'
import { type ChatPress, chatPress } from './chatPress'
import type { ChatView } from './chatView'

/** Loads the chat's code after the page is drawn. An earlier press then opens the chat; if the code does not load, the link is followed. */
export function LateChat({ view }: { view: ChatView }) {
  const [live, setLive] = useState<{ Chat: ComponentType<ChatProps>; pressed: ChatPress | null }>()
  useEffect(() => {
    const waiting = new AbortController()
    let pressed: ChatPress | null = null
    document.addEventListener('click', (event) => (pressed = chatPress(event) ?? pressed), {
      signal: waiting.signal,
    })
    const load = () =>
      import('./Chat').then(
        ({ Chat }) => {
          if (waiting.signal.aborted) return
          waiting.abort()
          flushSync(() => setLive({ Chat, pressed }))
        },
        () => {
          waiting.abort()
          pressed?.link.click()
        },
      )
    afterPaint(() => void load())
    return () => waiting.abort()
  }, [])
  return live && <live.Chat view={view} pressed={live.pressed} />
}
