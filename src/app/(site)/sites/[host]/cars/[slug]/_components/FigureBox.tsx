import type { ReactNode } from 'react'

export const isBelowZero = (figure: number | null): boolean => figure !== null && figure < 0

interface Props {
  id: string
  name: string
  label: ReactNode
  inputMode: 'numeric' | 'decimal'
  /** What stands in it at first. */
  usual?: number
  /** What is typed in it now. */
  figure: number | null
}

/** A box for a figure of a form that answers as one types, marked while the figure cannot be. */
export function FigureBox({ id, name, label, inputMode, usual, figure }: Props) {
  const isBad = isBelowZero(figure)
  return (
    <div className={isBad ? 'field is-bad' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        inputMode={inputMode}
        defaultValue={usual}
        aria-invalid={isBad || undefined}
      />
    </div>
  )
}
