'use client'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { STATIC_HTML_EVENT } from '@/components/ui/StaticHtmlPart'
import { lazyPart } from '@/components/ui/lazyPart'
import { isPostcode } from '@/core/dealer/country/postcodeForm'
import { LOAN_FIELDS } from '@/core/money/readLoan'
import { readOwnDollars } from '@/core/money/ownDeal'
import { all, closest } from '@/lib/dom'
import { fillOwnDeal } from './fill'
import { isKnownPostcode } from './knownPostcode'
import { noteOwnDeal, OWN_DEAL_EVENT, writeOwnDeal } from './store'

const OwnDealForm = lazyPart(() => import('./OwnDealForm'))

/** A postcode to see cars near it, once it is typed: the box may be replaced before it says that it changed. */
function noteNear(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'near') return
  const { value, defaultValue } = target
  if (value === defaultValue || !isPostcode(value)) return
  void isKnownPostcode(value).then((known) => known && noteOwnDeal({ postcode: value }))
}

/** What is typed into a calculator counts from then on. */
function noteTyped({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  const { name, value } = target
  const figure = name === LOAN_FIELDS.deposit || name === LOAN_FIELDS.tradeIn ? readOwnDollars(value) : null
  if (figure !== null && value)
    noteOwnDeal(name === LOAN_FIELDS.deposit ? { deposit: figure } : { worth: figure })
}

const slotOf = (event: Event): HTMLElement | null => {
  const button = closest(event, '[data-own-open]')
  return all('[data-own-form]').find((slot) => slot.parentElement?.contains(button)) ?? null
}

/** Shows what counts for this shopper on every card and page, and changes it. `pressed`: the clicks before this code. */
export function OwnDeal({ pressed }: { pressed: readonly MouseEvent[] }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const press = (event: Event) => {
    const found = slotOf(event)
    if (found) setSlot((open) => (open === found ? null : found))
    else if (closest(event, '[data-own-off]')) writeOwnDeal(null)
  }
  const takeOver = useEffectEvent(() => pressed.forEach(press))

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    for (const name of [OWN_DEAL_EVENT, STATIC_HTML_EVENT, 'storage'])
      window.addEventListener(name, fillOwnDeal, { signal })
    document.addEventListener('click', press, { signal })
    document.addEventListener('change', noteTyped, { signal })
    document.addEventListener('input', ({ target }) => noteNear(target), { signal })
    // Typed before this code came.
    all('input[name="near"]').forEach(noteNear)
    fillOwnDeal()
    takeOver()
    return () => stop.abort()
  }, [])

  if (!slot) return null
  const close = () => {
    setSlot(null)
    // The other button of the two is out of sight.
    all('[data-own-open]', slot.parentElement ?? slot)
      .find((button) => button.offsetParent)
      ?.focus()
  }
  return createPortal(
    <Suspense>
      <OwnDealForm close={close} trades={slot.dataset.ownForm === 'trade'} />
    </Suspense>,
    slot,
  )
}
