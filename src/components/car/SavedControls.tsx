'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { isSignedIn } from '@/components/accounts/hint'
import { STATIC_HTML_EVENT } from '@/components/ui/StaticHtmlPart'
import { compareHref } from '@/features/compare/comparePath.rules'
import { one } from '@/lib/dom'
import { t } from '@/lib/words'
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
import { OwnDeal } from './own/OwnDeal'
import { pushSaved } from './pushSaved'

const LISTS = [
  ['favourites', 'favourite'],
  ['compare', 'compare'],
] as const

const carFactsOf = (control: Element): CarFacts | null =>
  parseFacts(control.closest('[data-facts]')?.getAttribute('data-facts'))

/** Sets every heart and compare switch of the page, including those of cards loaded later. */
const sync = () => {
  for (const [name, key] of LISTS) {
    const list = readList(name)
    for (const control of document.querySelectorAll(`[data-${key}]`)) {
      const on = hasCar(list, carFactsOf(control)?.car.id ?? '')
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
    ({ afterChange }) => {
      // If the account refused the change by now, it was undone with its own message.
      if (hasCar(readList(name), car.id) === hasCar(after, car.id)) afterChange(name, before, after, facts)
    },
    () => undefined,
  )
  // With an account it is saved when the account has it; without room in the browser it is not.
  if (
    name === 'favourites' &&
    after.length > before.length &&
    !isSignedIn() &&
    hasCar(readList(name), car.id)
  )
    pushSaved(car)
}

const press = ({ target }: MouseEvent) => {
  if (target instanceof Element && target.closest('[data-own-place]'))
    void import('@/components/search/ownPlace').then(
      ({ findOwnPlace }) => findOwnPlace(),
      () => undefined,
    )
  for (const [name, key] of LISTS) {
    const control = target instanceof Element && target.closest(`[data-${key}]`)
    const facts = control && carFactsOf(control)
    if (facts) change(name, facts)
  }
}

/** Handles every heart and compare switch of the page. `pressed`: the clicks that came before this code. */
export function SavedControls({ pressed }: { pressed: readonly MouseEvent[] }) {
  const [compared, setCompared] = useState<readonly Favourite[]>([])
  const takeOver = useEffectEvent(() => pressed.forEach(press))

  useEffect(() => {
    const refresh = () => {
      sync()
      setCompared(readList('compare'))
    }
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('click', press, { signal })
    window.addEventListener(GARAGE_EVENT, refresh, { signal })
    window.addEventListener('storage', refresh, { signal })
    // Cards that arrive later: "Load more", another list, recently viewed cars.
    window.addEventListener(STATIC_HTML_EVENT, sync, { signal })
    // Of a list alone: in a row that is swiped itself, a finger would move the wrong one. Saved cars bring this code without a hand.
    const isSaved = LISTS.some(([name]) => readList(name).length)
    if (one('.is-list'))
      void import('./cardPhotos').then(
        ({ swipePhotos }) => swipePhotos(signal, isSaved),
        () => undefined,
      )
    refresh()
    takeOver()
    return () => stop.abort()
  }, [])

  return (
    <>
      <OwnDeal pressed={pressed} />
      {compared.length > 1 && (
        <div className="tray">
          <p>
            <b>{compared.length}</b> {t('to compare')}
          </p>
          <a className="btn btn--accent" href={compareHref(compared.map(({ slug }) => slug))}>
            {t('Compare')}
          </a>
        </div>
      )}
    </>
  )
}
