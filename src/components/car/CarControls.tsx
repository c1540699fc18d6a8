'use client'
import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { STATIC_HTML_EVENT } from '@/components/ui/StaticHtmlPart'
import { compareHref } from '@/domain/compare/comparePath'
import { isPlainClick } from '@/lib/isPlainClick'
import {
  type CarFacts,
  type Favourite,
  type GarageList,
  hasCar,
  LIMITS,
  parseFacts,
  readList,
  toggled,
  writeList,
} from './garage'
import { GARAGE_EVENT } from './garageEvent'
import { pushEvent } from './dataLayer'

const LISTS = [
  ['favourites', 'favourite'],
  ['compare', 'compare'],
] as const

const factsOf = (control: Element): CarFacts | null =>
  parseFacts(control.closest('[data-facts]')?.getAttribute('data-facts'))

/** Sets every heart and compare switch of the page, including those of cards loaded later. */
const sync = () => {
  for (const [name, key] of LISTS) {
    const list = readList(name)
    for (const control of document.querySelectorAll(`[data-${key}]`)) {
      const on = hasCar(list, factsOf(control)?.car.id ?? '')
      if (control instanceof HTMLInputElement) control.checked = on
      else if (control.getAttribute('aria-pressed') !== String(on))
        control.setAttribute('aria-pressed', String(on))
    }
  }
}

const change = (name: GarageList, facts: CarFacts) => {
  const { car } = facts
  const before = readList(name)
  const after = toggled(before, car, LIMITS[name])
  writeList(name, after)
  // The list is already written: the message may load later, or fail to load.
  void import('@/components/garage/afterChange').then(
    ({ afterChange }) => afterChange(name, before, after, facts),
    () => undefined,
  )
  if (name === 'favourites' && after.length > before.length)
    pushEvent({
      event: 'favourite',
      event_id: 39,
      car_id: car.id,
      vehicleMake: car.make,
      vehicleModel: car.model,
    })
}

/** Handles every heart and compare switch by event delegation, and car links without a page load. */
export function CarControls() {
  const router = useRouter()
  const [compared, setCompared] = useState<readonly Favourite[]>([])

  useEffect(() => {
    const refresh = () => {
      sync()
      setCompared(readList('compare'))
    }
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      for (const [name, key] of LISTS) {
        const control = target?.closest(`[data-${key}]`)
        const facts = control && factsOf(control)
        if (facts) change(name, facts)
      }
    }
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('click', onClick, { signal })
    window.addEventListener(GARAGE_EVENT, refresh, { signal })
    window.addEventListener('storage', refresh, { signal })
    // Cards that arrive later: "Load more", another list, recently viewed cars.
    window.addEventListener(STATIC_HTML_EVENT, sync, { signal })
    refresh()
    return () => stop.abort()
  }, [])

  useEffect(() => softNavigation(router), [router])

  if (compared.length < 2) return null
  return (
    <div className="tray">
      <p>
        <b>{compared.length}</b> to compare
      </p>
      <a className="btn btn--accent" href={compareHref(compared.map(({ slug }) => slug))}>
        Compare
      </a>
    </div>
  )
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
    if (link) router.prefetch(link.getAttribute('href') ?? '', { kind: PrefetchKind.FULL })
  }
  document.addEventListener('pointerover', warm, { signal })
  document.addEventListener('focusin', warm, { signal })
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event)
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      router.push(link.getAttribute('href') ?? '')
    },
    { signal },
  )
  return () => stop.abort()
}
