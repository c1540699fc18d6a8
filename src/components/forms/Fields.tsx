'use client'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'

interface Base {
  id: string
  error: string | undefined
}

export function FieldError({ id, error }: Base) {
  if (!error) return null
  return (
    <p className="field__err" id={`${id}-e`}>
      <Icon name="alert" />
      {error}
    </p>
  )
}

/** What ties a control to its sentence. */
export const errorProps = ({ id, error }: Base) =>
  error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-e` } as const) : {}

interface FieldProps extends Base {
  label: string
  optional?: boolean
  children: ReactNode
}

export function Field({ id, error, label, optional, children }: FieldProps) {
  return (
    <div className={error ? 'field is-bad' : 'field'}>
      <label htmlFor={id}>
        {label} {optional && <span className="opt">optional</span>}
      </label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

type TickProps = Base & ComponentProps<'input'> & { children: ReactNode }

export function Tick({ id, error, children, ...input }: TickProps) {
  return (
    <>
      <label className={error ? 'check is-bad' : 'check'}>
        <input {...input} {...errorProps({ id, error })} type="checkbox" id={id} />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </>
  )
}

/** Focused after a failed submit: each line leads to its field. */
export function ErrorSummary({
  errors,
  ref,
}: {
  errors: readonly { id: string; message: string }[]
  ref: React.Ref<HTMLDivElement>
}) {
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={ref}>
      <b>
        <Icon name="alert" />
        Please fix the following errors:
      </b>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id + message}>{id ? <a href={`#${id}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  )
}
