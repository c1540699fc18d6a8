import { type RefObject, useEffect, useEffectEvent } from 'react'
import { ownDeal } from '@/components/car/own/store'
import type { OwnDeal } from '@/core/money/ownDeal'

/** A step without an answer begins with what the shopper gave elsewhere on this site; what is typed already stays. */
export function useOwnDeal(
  form: RefObject<HTMLFormElement | null>,
  isAnswered: boolean,
  valuesOf: (deal: OwnDeal) => Record<string, string | number | boolean | null>,
): void {
  const fill = useEffectEvent(() => {
    const deal = isAnswered ? null : ownDeal()
    const element = form.current
    if (!deal || !element) return
    for (const [name, value] of Object.entries(valuesOf(deal))) {
      const box = element.elements.namedItem(name)
      if (box instanceof HTMLInputElement && box.type === 'checkbox') box.checked ||= value === true
      const isEmpty = box instanceof RadioNodeList || (box instanceof HTMLInputElement && box.value === '')
      if (isEmpty && value !== null) box.value = String(value)
    }
    // The sum beside the form follows what is in it.
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
  useEffect(() => fill(), [])
}
