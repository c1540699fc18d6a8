'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TrackersConfig } from '@/core/dealer/config/trackersConfig'
import { afterPaint, isPlainClick } from '@/lib/dom'
import { ChoiceBar } from './ChoiceBar'
import { choose, follow } from './choose'

/** What the link in the footer leads to; a dealer may write the same link on any page. */
const CHOICES = '#cookie-choices'

type RequestedBy = 'page' | 'visitor' | null

/** Loads what the visitor allowed, and asks where nothing was said yet. Not for markup of the server. */
export function Trackers({ trackers }: { trackers: TrackersConfig }) {
  const [requested, setRequested] = useState<RequestedBy>(() =>
    location.hash === CHOICES ? 'visitor' : null,
  )
  const opener = useRef<HTMLElement>(null)
  const obey = useEffectEvent(() => {
    const isToAsk = follow(trackers)
    setRequested((now) => (now === 'visitor' ? now : isToAsk ? 'page' : null))
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    afterPaint(() => obey())
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest(`a[href$="${CHOICES}"]`)
      if (!(link instanceof HTMLElement) || !isPlainClick(event)) return
      event.preventDefault()
      opener.current = link
      setRequested('visitor')
    }
    document.addEventListener('click', onClick, { signal })
    // Another tab, or a page that Back brought out of the browser's memory.
    addEventListener('storage', () => obey(), { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && obey(), { signal })
    return () => listening.abort()
  }, [])

  const onAnswer = (allows: boolean) => {
    choose(trackers, allows)
    setRequested(null)
    follow(trackers)
    if (requested === 'visitor') opener.current?.focus()
  }
  return (
    requested && <ChoiceBar trackers={trackers} byVisitor={requested === 'visitor'} onAnswer={onAnswer} />
  )
}
