'use client'
import { useEffect } from 'react'
import { OWN_DEAL } from '@/components/car/own/key'
import { parseFacts, readList, writeList } from '@/components/car/garage'
import { storedText } from '@/lib/browserStore'
import { all, closest, one } from '@/lib/dom'
import { compareHref } from '@/features/compare/comparePath.rules'

/** No cars in the address: opens the shopper's own list. Cars in the address: shows a link to that list. */
const offerOwnList = (): void => {
  const link = one('[data-compare-mine]')
  const mine = readList('compare')
  if (!link || !mine.length) return
  const href = compareHref(mine.map(({ slug }) => slug))
  if (!new URLSearchParams(location.search).has('cars')) return location.replace(href)
  link.setAttribute('href', href)
  link.hidden = false
}

/** Stores the change when a link of the page is followed; the links also work without it. */
const followLinks = (event: MouseEvent): void => {
  const dropped = closest(event, '[data-compare-drop]')?.dataset.compareDrop
  if (dropped)
    writeList(
      'compare',
      readList('compare').filter(({ id }) => id !== dropped),
    )
  if (closest(event, '[data-compare-clear]')) writeList('compare', [])
  if (closest(event, '[data-compare-keep]'))
    writeList(
      'compare',
      all('.cmp [data-facts]').flatMap(({ dataset }) => parseFacts(dataset.facts)?.car ?? []),
    )
}

/** What is left to pay with the shopper's own figures; nothing is loaded where there are none. */
const fillOwn = (): void => {
  if (storedText(OWN_DEAL) && one('.cmp [data-own]'))
    void import('@/components/car/own/fill').then(
      ({ fillOwnDeal }) => fillOwnDeal(),
      () => undefined,
    )
}

/** Keeps the stored compare list in step with the page, whose cars come from its address. */
export function CompareBehaviour() {
  useEffect(() => {
    offerOwnList()
    fillOwn()
    document.addEventListener('click', followLinks)
    return () => document.removeEventListener('click', followLinks)
  }, [])
  return null
}
