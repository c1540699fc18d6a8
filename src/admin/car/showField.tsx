'use client'
import { useEffect } from 'react'
import { fieldId, tabButton } from '@/admin/payloadContract'
import { afterPaint } from '@/lib/dom'

const TRIES = 40
const WAIT_MS = 100

/** Opens the field's tab and scrolls to it. */
function showField(tab: string, field: string, tries = TRIES): void {
  tabButton(tab)?.click()
  afterPaint(() => {
    const target = document.getElementById(fieldId(field))
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
    // The form is drawn after its page, and first opens the tab that was used last.
    if (!target && tries > 0) setTimeout(() => showField(tab, field, tries - 1), WAIT_MS)
  })
}

interface Props {
  field: string
  tab: string
  text: string
}

export function FixLink({ field, tab, text }: Props) {
  return (
    <button className="fc-btn fc-btn--text" type="button" onClick={() => showField(tab, field)}>
      {text}
    </button>
  )
}

/** What the end of a car's address opens, whichever tab was used last. */
const PLACES: Readonly<Record<string, readonly [tab: string, field: string]>> = {
  '#photos': ['Pictures', 'images'],
  '#price': ['Overview', 'price'],
  '#price_type': ['Overview', 'price_type'],
  '#vin': ['Details', 'vin'],
  '#colour': ['Details', 'colour'],
  '#km': ['Details', 'km'],
}

export function OpenAtField() {
  useEffect(() => {
    const place = PLACES[window.location.hash]
    if (place) showField(...place)
  }, [])
  return null
}
