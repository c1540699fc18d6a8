'use client'
import type { FormEvent } from 'react'
import { submitterOf } from '@/components/ui/submitter'
import { readLoan } from '@/core/money/readLoan'
import { LoanForm, type LoanFormProps } from './LoanForm'
import { useLoan } from './useLoan'

interface Props extends LoanFormProps {
  /** The values of the plain form when this replaced it. */
  held: FormData
}

const text = (value: FormDataEntryValue | null): string | null => (typeof value === 'string' ? value : null)

/** The figures are on the page already; a button with an address of its own sends them there. */
const submit = (event: FormEvent) => {
  if (!submitterOf(event)?.hasAttribute('formaction')) event.preventDefault()
}

/** The calculator that updates as the shopper types. */
export function LiveCalculator({ view, action, held }: Props) {
  const loan = useLoan(readLoan((name) => text(held.get(name)), view.offer.start))
  return <LoanForm view={view} action={action} onSubmit={submit} {...loan} />
}
