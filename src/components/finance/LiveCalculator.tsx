'use client'
import { useLayoutEffect } from 'react'
import { readLoan } from '@/domain/finance/readLoan'
import { LoanFields } from './LoanFields'
import { LoanResult } from './LoanResult'
import type { LoanView } from './loanView'
import { useLoan } from './useLoan'

export interface LiveProps {
  view: LoanView
  /** What the plain form held when this took its place. */
  held: FormData
  /** The field in use then, and its text cursor. */
  focus: { id: string; caret: number | null } | null
}

const text = (value: FormDataEntryValue | null): string | null => (typeof value === 'string' ? value : null)

/** The calculator that answers as the shopper types. It takes the place of the same fields in plain HTML. */
export default function LiveCalculator({ view, held, focus }: LiveProps) {
  const { values, binding } = useLoan(readLoan((name) => text(held.get(name)), view.offer.start))
  useLayoutEffect(() => {
    const field = focus && document.getElementById(focus.id)
    if (!(field instanceof HTMLInputElement)) return
    field.focus({ preventScroll: true })
    if (focus?.caret != null) field.setSelectionRange(focus.caret, focus.caret)
  }, [focus])
  return (
    <div className="calc">
      <LoanFields view={view} binding={binding} />
      <LoanResult view={view} values={values} />
    </div>
  )
}
