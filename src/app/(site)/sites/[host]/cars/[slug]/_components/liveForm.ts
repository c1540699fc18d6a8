import type { RefObject } from 'react'

/** What a form hands over that answers as one types. */
export interface LiveForm {
  ref: RefObject<HTMLFormElement | null>
  onInput: () => void
}

/** The figure that a field holds; NaN for what is none. */
export const figureOf = (form: HTMLFormElement, name: string): number => {
  const text = String(new FormData(form).get(name) ?? '').replace(/[^\d.]/g, '')
  return text ? Number(text) : Number.NaN
}
