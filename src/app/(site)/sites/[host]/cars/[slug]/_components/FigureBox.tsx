import type { ReactNode } from 'react'

export const isBelowZero = (figure: number | null): boolean => figure !== null && figure < 0

interface Props {
  id: string
  name: string
  label: ReactNode
  inputMode: 'numeric' | 'decimal'
  usual?: number | undefined
  /** Its present value; null while it is not a number. */
  figure: number | null
  /** What is wrong with the text, where that is said beside the box. */
  fault?: string | undefined
}

/** A box for a number in a form that updates while one types; marked while its text is no number. */
export function FigureBox({ id, name, label, inputMode, usual, figure, fault }: Props) {
  const isBad = fault !== undefined || isBelowZero(figure)
  const faultId = fault && `${id}-fault`
  return (
    <div className={isBad ? 'field is-bad' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        inputMode={inputMode}
        defaultValue={usual}
        aria-invalid={isBad || undefined}
        aria-describedby={faultId}
      />
      {fault && (
        <p id={faultId} className="field__err">
          {fault}
        </p>
      )}
    </div>
  )
}
