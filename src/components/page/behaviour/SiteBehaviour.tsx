'use client'

import { useEffect } from 'react'
import { watchClicks } from './clicks'
import { watchGarage } from './garageBadge'
import { watchMenus } from './menus'
import { watchOpenNow } from './openNow'
import { watchTabs } from './tabs'

const PARTS = [watchMenus, watchClicks, watchTabs, watchOpenNow, watchGarage]

/**
 * The frame's whole client code. The frame is server markup that works as it stands; this listens on the document
 * and adds what only a browser can do. One small island instead of a hydrated header keeps every page light.
 */
export function SiteBehaviour() {
  useEffect(() => {
    const listening = new AbortController()
    for (const watch of PARTS) watch(listening.signal)
    return () => listening.abort()
  }, [])
  return null
}
