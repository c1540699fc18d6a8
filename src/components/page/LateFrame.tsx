'use client'
import { type ComponentType, useEffect, useState } from 'react'
import type { ChatView } from '@/components/chat/chatView'
import type { PopupView } from '@/domain/popup'
import { afterPaint } from '@/lib/afterPaint'

interface Props {
  chat: ChatView | null
  popup: PopupView | null
}

/** What stands over the pages of some dealers: the others load none of its code, and these after the page is drawn. */
export function LateFrame({ chat, popup }: Props) {
  const [Chat, setChat] = useState<ComponentType<{ view: ChatView }>>()
  const [Popup, setPopup] = useState<ComponentType<{ popup: PopupView }>>()
  const [hasChat, hasPopup] = [chat !== null, popup !== null]
  useEffect(
    () =>
      afterPaint(() => {
        const ignore = () => undefined
        if (hasChat) void import('@/components/chat/Chat').then((part) => setChat(() => part.Chat), ignore)
        if (hasPopup)
          void import('@/components/popup/Popup').then((part) => setPopup(() => part.Popup), ignore)
      }),
    [hasChat, hasPopup],
  )
  return (
    <>
      {popup && Popup && <Popup popup={popup} />}
      {chat && Chat && <Chat view={chat} />}
    </>
  )
}
