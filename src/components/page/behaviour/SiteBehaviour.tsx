'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { endEarlyPresses, repeatEarlyPresses } from '@/components/page/earlyTouches'
import { onFirstHand } from '@/lib/firstHand'
import { watchAccount } from './account'
import { watchGarage } from './garageBadge'
import { watchOpenNow } from './openNow'
import { watchTabAddress } from './tabAddress'
import { noteThisPage } from './visits'

const PARTS = [watchOpenNow, watchGarage, watchAccount, watchTabAddress]

/**
 * The client code of header and footer. They are server markup that works without it. One listener on the
 * document instead of a hydrated header makes every page smaller; menus, tabs and dialogs come with the first
 * sign of a hand.
 */
export function SiteBehaviour() {
  const path = usePathname()
  useEffect(() => noteThisPage(), [path])
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    for (const watch of PARTS) watch(signal)
    onFirstHand(
      signal,
      () => import('./handled'),
      ({ startHandled }, pressed) => startHandled(signal, pressed),
    )
    endEarlyPresses()
    // After the effects of the page: each control's own code listens by then.
    const repeating = setTimeout(repeatEarlyPresses)
    return () => {
      clearTimeout(repeating)
      listening.abort()
    }
  }, [])
  return null
}
