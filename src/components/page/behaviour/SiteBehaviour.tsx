'use client'

import { useEffect } from 'react'
import { watchAccount } from './account'
import { watchClicks } from './clicks'
import { watchGarage } from './garageBadge'
import { watchMenus } from './menus'
import { watchOpenNow } from './openNow'
import { watchTabs } from './tabs'

const PARTS = [watchMenus, watchClicks, watchTabs, watchOpenNow, watchGarage, watchAccount]

/**
 * The client code of header and footer. They are server markup that works without it. One listener on the
 * document instead of a hydrated header makes every page smaller.
 */
export function SiteBehaviour() {
  useEffect(() => {
    const listening = new AbortController()
    for (const watch of PARTS) watch(listening.signal)
    return () => listening.abort()
  }, [])
  return null
}
