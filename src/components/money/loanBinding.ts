import type { ComponentProps } from 'react'
import type { LoanValues } from '@/core/money/calculator'
import { boxText, type BoxName } from './loanText'

type Input = ComponentProps<'input'>
export type ChoiceName = 'months' | 'balloon'

/** How the fields store their values: as plain HTML, or in React's state. */
export interface LoanBinding {
  box: (name: BoxName) => Input
  slider: (name: BoxName) => Input
  choice: (name: ChoiceName, value: number) => Input
  /** What is wrong with the typed text. */
  error: (name: BoxName) => string | undefined
}

export const plainBinding = (values: LoanValues): LoanBinding => ({
  box: (name) => ({ defaultValue: boxText(name, values) }),
  slider: (name) => ({ defaultValue: values[name] }),
  choice: (name, value) => ({ defaultChecked: values[name] === value }),
  error: () => undefined,
})
