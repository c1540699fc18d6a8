'use client'
import { useEffect } from 'react'
import { fieldId, tabButton } from '@/admin/payloadContract'
import type { CarField } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
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

const FIELDS = new Map<string, CarField>(Object.entries(CAR_FIELDS))

/** `#price`, or `#photos`, in a car's address opens its form at the field, whichever tab was used last. */
export function OpenAtField() {
  useEffect(() => {
    const name = window.location.hash.slice(1)
    const tab = FIELDS.get(name)?.tab
    if (name === 'photos') showField('Pictures', 'images')
    else if (tab) showField(tab, name)
  }, [])
  return null
}
