'use client'
import { useEffect } from 'react'
import { isTouched } from '@/components/ui/heldFields'
import { all } from '@/lib/dom'

/** Called with the values of such a form whenever one changes, and for one that was changed before this code was loaded. */
export function useForms(selector: string, follow: (data: FormData) => void): void {
  useEffect(() => {
    const show = (form: Element | null) => {
      if (form instanceof HTMLFormElement) follow(new FormData(form))
    }
    const change = ({ target }: Event) => {
      if (target instanceof Element) show(target.closest(selector))
    }
    show(all(selector).find(isTouched) ?? null)
    addEventListener('input', change)
    return () => removeEventListener('input', change)
  }, [selector, follow])
}
