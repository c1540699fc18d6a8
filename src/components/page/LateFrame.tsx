'use client'
import { type ComponentType, useEffect, useState } from 'react'
import type { PopupView } from '@/domain/popup'
import type { ChatView } from '@/components/chat/chatView'
import { LateChat } from '@/components/chat/LateChat'
import { afterPaint } from '@/lib/afterPaint'

interface Props {
  chat: ChatView | null
  popup: PopupView | null
}

/** Chat and pop-up of some dealers: other dealers' pages load none of their code, and these load it after the page is drawn. */
export function LateFrame({ chat, popup }: Props) {
  const [Popup, setPopup] = useState<ComponentType<{ popup: PopupView }>>()
  const hasPopup = popup !== null
  useEffect(() => {
    if (!hasPopup) return
    afterPaint(
      () =>
        void import('@/components/popup/Popup').then(
          (part) => setPopup(() => part.Popup),
          () => undefined,
        ),
    )
  }, [hasPopup])
  return (
    <>
      {popup && Popup && <Popup popup={popup} />}
      {chat && <LateChat view={chat} />}
    </>
  )
}
