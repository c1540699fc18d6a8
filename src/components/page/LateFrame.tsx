'use client'
import { type ComponentType, useEffect, useState } from 'react'
import type { PopupView } from '@/features/pages/popup.rules'
import type { TrackersConfig } from '@/core/dealer/config/trackersConfig'
import type { ChatView } from '@/components/chat/chatView'
import { LateChat } from '@/components/chat/LateChat'
import { afterPaint } from '@/lib/dom'

interface Props {
  chat: ChatView | null
  popups: readonly PopupView[]
  trackers?: TrackersConfig
}

type PopupPart = ComponentType<{ popups: readonly PopupView[] }>
type TrackersPart = ComponentType<{ trackers: TrackersConfig }>

/** Where the code does not come, the page goes on without it. */
const late = (load: () => Promise<void>): void => afterPaint(() => void load().catch(() => undefined))

/** What stands over the pages of some dealers: the others load none of its code, and these after the page is drawn. */
export function LateFrame({ chat, popups, trackers }: Props) {
  const [Popup, setPopup] = useState<PopupPart>()
  const [Trackers, setTrackers] = useState<TrackersPart>()
  const [hasPopup, hasTrackers] = [popups.length > 0, trackers !== undefined]
  useEffect(() => {
    if (hasPopup) late(() => import('@/components/pages/Popup').then((part) => setPopup(() => part.Popup)))
  }, [hasPopup])
  useEffect(() => {
    if (hasTrackers)
      late(() => import('@/components/trackers/Trackers').then((part) => setTrackers(() => part.Trackers)))
  }, [hasTrackers])
  return (
    <>
      {hasPopup && Popup && <Popup popups={popups} />}
      {chat && <LateChat view={chat} />}
      {trackers && Trackers && <Trackers trackers={trackers} />}
    </>
  )
}
