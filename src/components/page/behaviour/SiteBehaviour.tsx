'use client'

import { useEffect } from 'react'
import { watchAccount } from '@/components/accounts/watchAccount'
import { watchBadge } from '@/components/garage/watchBadge'
import { takeOverEarlyPresses } from '@/components/page/earlyTouches'
import { useNotedVisits } from '@/components/page/visits'
import { onFirstHand } from '@/lib/firstHand'

import { one, all } from '@/lib/dom'
import { currentLine } from '@/components/place/currentLine'

const update = (): void => {
  for (const element of all('[data-open-now]')) {
    const line = currentLine(element.dataset.openNow ?? '', Date.now() / 1000)
    if (!line || element.textContent === line.text) continue
    element.textContent = line.text
    element.classList.toggle('is-open', element.classList.contains('status') && line.open)
    element.classList.toggle('is-shut', element.classList.contains('status') && !line.open)
  }
}

/** Corrects the opening hours of a cached page: each text is chosen again at load and every minute. */
const watchOpenNow = (signal: AbortSignal): void => {
  update()
  const timer = window.setInterval(update, 60_000)
  signal.addEventListener('abort', () => window.clearInterval(timer))
}

/** At once, and when the address changes. */
const watchTabAddress = (signal: AbortSignal): void => {
  const open = () => {
    const panel = one('[role=tabpanel]:target')
    if (panel)
      void import('./tabs').then(
        ({ openTab }) => openTab(panel),
        () => undefined,
      )
  }
  addEventListener('hashchange', open, { signal })
  open()
}

const PARTS = [watchOpenNow, watchBadge, watchAccount, watchTabAddress]

/**
 * Header and footer are server markup that works without it. One listener on the document, instead of a hydrated header,
 * makes every page smaller; menus, tabs and dialogs are loaded at the first touch, key or pointer.
 */
export function SiteBehaviour() {
  useNotedVisits()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    for (const watch of PARTS) watch(signal)
    onFirstHand(
      signal,
      () => import('./handled'),
      ({ startHandled }, pressed) => startHandled(signal, pressed),
    )
    takeOverEarlyPresses(signal)
    return () => listening.abort()
  }, [])
  return null
}
