'use client'
import { fieldId, tabButton } from '@/admin/payloadContract'
import { afterPaint } from '@/lib/dom'

const TRIES = 40
const WAIT_MS = 100

/** Opens the field's tab and scrolls to it. */
export function showField(tab: string, field: string, tries = TRIES): void {
  tabButton(tab)?.click()
  afterPaint(() => {
    const target = document.getElementById(fieldId(field))
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
    // The form is drawn after its page, and first opens the tab that was used last.
    if (!target && tries > 0) setTimeout(() => showField(tab, field, tries - 1), WAIT_MS)
  })
}
