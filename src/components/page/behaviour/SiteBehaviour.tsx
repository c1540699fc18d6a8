'use client'

import { useEffect } from 'react'
import { watchAccount } from '@/components/accounts/watchAccount'
import { watchBadge } from '@/components/garage/watchBadge'
import { takeOverEarlyPresses } from '@/components/page/earlyTouches'
import { useNotedVisits } from '@/components/page/visits'
import { onFirstHand } from '@/lib/firstHand'
import { watchOpenNow } from './openNow'
import { watchTabAddress } from './tabAddress'

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
