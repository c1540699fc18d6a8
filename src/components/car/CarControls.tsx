'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { storedText } from '@/lib/browserStore'
import { onFirstHand } from '@/lib/firstHand'
import { isPlainClick } from '@/lib/dom'
import { openPage, prefetchPage } from '@/lib/nextPrefetch'
import { GARAGE_EVENT } from './garageEvent'
import { OWN_DEAL } from './own/key'

const load = () => import('./SavedControls')
type Saved = Awaited<ReturnType<typeof load>>
const loadArrival = () => import('./carArrival')

/** Hearts and compare switches load at the first touch, key or pointer, or at once where this browser has saved cars or figures. */
export function CarControls() {
  const router = useRouter()
  const [saved, setSaved] = useState<{ Part: Saved['SavedControls']; pressed: readonly MouseEvent[] } | null>(
    null,
  )
  useEffect(() => {
    const stop = new AbortController()
    const start = ({ SavedControls: Part }: Saved, pressed: readonly MouseEvent[]) =>
      flushSync(() => setSaved({ Part, pressed }))
    const fetchNow = onFirstHand(stop.signal, load, start)
    window.addEventListener(GARAGE_EVENT, fetchNow, { signal: stop.signal })
    if (['favourites', 'compare', OWN_DEAL].some((name) => storedText(name))) fetchNow()
    return () => stop.abort()
  }, [])

  useEffect(() => softNavigation(router), [router])

  return saved && <saved.Part pressed={saved.pressed} />
}

/** `a[data-car]` is prefetched when the pointer or finger comes near, and opened without a page load. */
const softNavigation = (router: ReturnType<typeof useRouter>) => {
  const stop = new AbortController()
  const { signal } = stop
  const linkOf = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-car]') : null
    return link instanceof HTMLAnchorElement ? link : null
  }
  const warm = (event: Event) => {
    const link = linkOf(event)
    if (!link) return
    prefetchPage(router, link.getAttribute('href') ?? '')
    void loadArrival()
  }
  document.addEventListener('pointerover', warm, { signal })
  document.addEventListener('focusin', warm, { signal })
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      void loadArrival().then(({ arrive }) => arrive(link))
      openPage(router, link.getAttribute('href') ?? '')
    },
    { signal },
  )
  return () => stop.abort()
}
