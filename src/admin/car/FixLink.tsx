'use client'
import { afterPaint } from '@/lib/afterPaint'

interface Props {
  field: string
  /** The label of the tab that the field is on. */
  tab: string
  text: string
}

const tabButton = (label: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')].find(
    (button) => button.textContent?.trim() === label,
  )

/** Opens the tab of the field and goes to it: a form's hidden fields have no address. */
export function FixLink({ field, tab, text }: Props) {
  function show() {
    tabButton(tab)?.click()
    afterPaint(() => {
      const target = document.getElementById(`field-${field}`)
      target?.scrollIntoView({ block: 'center' })
      target?.focus({ preventScroll: true })
    })
  }
  return (
    <button className="fc-btn fc-btn--text" type="button" onClick={show}>
      {text}
    </button>
  )
}
