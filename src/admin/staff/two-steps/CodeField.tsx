import { useId } from 'react'

interface Props {
  label: string
  hint?: string
  fault: string | null
  /** Digits only: a phone shows its number keys. */
  onlyNumbers?: boolean
  focus?: boolean
  /** What Enter does where the field is within another form. */
  onEnter?: (code: string) => void
}

export function CodeField({ label, hint, fault, onlyNumbers = false, focus = false, onEnter }: Props) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <input
        id={id}
        name="code"
        className="fc-code"
        autoComplete="one-time-code"
        inputMode={onlyNumbers ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== 'Enter') return
          event.preventDefault()
          onEnter(event.currentTarget.value.trim())
        }}
        required
        // The field replaces what was there before a press.
        autoFocus={focus}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${hint ? `${id}-hint ` : ''}${id}-fault`}
      />
      <p id={`${id}-fault`} role="alert" className="fc-fault">
        {fault}
      </p>
    </>
  )
}

export const codeIn = (form: HTMLFormElement): string => {
  const code = new FormData(form).get('code')
  return typeof code === 'string' ? code.trim() : ''
}
