'use client'
import { afterPaint } from '@/lib/dom'

const TRIES = 40
const WAIT_MS = 100

const tabButton = (label: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')].find(
    (button) => button.textContent?.trim() === label,
  )

/** Opens the field's tab and scrolls to it: fields on hidden tabs have no address. */
export function showField(tab: string, field: string, tries = TRIES): void {
  tabButton(tab)?.click()
  afterPaint(() => {
    const target = document.getElementById(`field-${field}`)
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
    // The form is drawn after its page, and first opens the tab that was used last.
    if (!target && tries > 0) setTimeout(() => showField(tab, field, tries - 1), WAIT_MS)
  })
}
