'use client'

import { useEffect } from 'react'
import { watchClamps } from './clamp'
import { watchDialogs } from './dialogs'
import { watchGarage } from './garageBadge'
import { watchMenus } from './menus'
import { whenNear } from './whenNear'
import { watchOpenNow } from './openNow'
import { watchRails } from './rails'
import { watchSearchKey } from './searchKey'
import { watchTabs } from './tabs'

const PARTS = [
  watchMenus,
  watchDialogs,
  watchTabs,
  watchRails,
  watchClamps,
  watchOpenNow,
  watchGarage,
  whenNear('[data-suggest], [data-search-open]', async () => (await import('./suggest')).watchSuggest),
  watchSearchKey,
]

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
