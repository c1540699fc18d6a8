import type { RefObject } from 'react'
import { typedFigure } from '@/lib/typedFigure'
import { phrase } from '@/lib/words'

export interface TypedForm {
  ref: RefObject<HTMLFormElement | null>
  onInput: () => void
}

/** The number in a field; NaN for other text. */
export const figureOf = (form: HTMLFormElement, name: string): number =>
  typedFigure(String(new FormData(form).get(name) ?? ''))

export const BELOW_ZERO = phrase('A figure cannot be less than 0.')
