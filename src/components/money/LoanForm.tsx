import type { FormEventHandler } from 'react'
import type { LoanValues } from '@/core/money/calculator'
import type { LoanBinding } from './loanBinding'
import { LoanFields } from './LoanFields'
import { LoanAnswer, LoanResult } from './LoanResult'
import type { LoanView } from './loanView'

export interface LoanFormProps {
  view: LoanView
  /** The page that computes the loan for browsers without scripts. */
  action: string
}

interface Props extends LoanFormProps {
  values: LoanValues
  binding: LoanBinding
  onSubmit?: FormEventHandler<HTMLFormElement>
}

/** The calculator: rendered on the server as plain HTML, and in the browser by the live one. */
export function LoanForm({ view, action, values, binding, onSubmit }: Props) {
  return (
    <form className="calc" method="get" action={action} onSubmit={onSubmit}>
      <LoanAnswer view={view} values={values} />
      <LoanFields view={view} binding={binding} />
      <LoanResult view={view} values={values} />
    </form>
  )
}
