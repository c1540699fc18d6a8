'use client'
import { useState } from 'react'
import type { LoanValues } from '@/core/money/calculator'
import { readDollars, readRate } from '@/core/money/readLoan'
import { phrase, t } from '@/lib/words'
import type { LoanBinding } from './loanBinding'
import { boxText, type BoxName } from './loanText'

type Typed = Partial<Record<BoxName, string>>

const read = (name: BoxName, text: string): number | null =>
  name === 'rate' ? readRate(text) : readDollars(text)

const SAY: Record<BoxName, string> = {
  price: phrase('Type dollars, such as 32,500.'),
  deposit: phrase('Type dollars, such as 5,000.'),
  tradeIn: phrase('Type dollars, such as 5,000.'),
  rate: phrase('Type a rate of up to 30, such as 7.65.'),
}

/** The calculator's values. Text stays as it is typed; the figures follow once it can be read. */
export const useLoan = (from: LoanValues): { values: LoanValues; binding: LoanBinding } => {
  const [values, setValues] = useState(from)
  const [typed, setTyped] = useState<Typed>({})
  const set = (name: keyof LoanValues, value: number) => setValues((before) => ({ ...before, [name]: value }))
  const leave = (name: BoxName) =>
    setTyped(({ [name]: text, ...rest }) =>
      text !== undefined && read(name, text) === null ? { ...rest, [name]: text } : rest,
    )
  const binding: LoanBinding = {
    box: (name) => ({
      value: typed[name] ?? boxText(name, values),
      onChange: ({ currentTarget: { value } }) => {
        setTyped((before) => ({ ...before, [name]: value }))
        const amount = read(name, value)
        if (amount !== null) set(name, amount)
      },
      onBlur: () => leave(name),
    }),
    slider: (name) => ({
      value: values[name],
      'aria-valuetext': boxText(name, values),
      onChange: ({ currentTarget: { value } }) => {
        setTyped(({ [name]: _text, ...rest }) => rest)
        set(name, Number(value))
      },
    }),
    choice: (name, value) => ({ checked: values[name] === value, onChange: () => set(name, value) }),
    error: (name) =>
      typed[name] !== undefined && read(name, typed[name]) === null ? t(SAY[name]) : undefined,
  }
  return { values, binding }
}
