'use client'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
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

const textOf = (id: string): string | null => {
  // The server renders this too and has no document.
  if (typeof document === 'undefined') return null
  const standing = document.getElementById(id)
  return standing instanceof HTMLTextAreaElement ? standing.value : null
}

/** Starts from text typed before hydration: React would reset the textarea to its first value. */
export function TextArea({ id, defaultValue, ...input }: ComponentProps<'textarea'> & { id: string }) {
  const [text] = useState(() => textOf(id) ?? defaultValue)
  return <textarea {...input} id={id} defaultValue={text} />
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

interface SummaryProps {
  errors: readonly { path: string; message: string }[]
  idOf(path: string): string | null
}

/** Errors of the last attempt. Takes the focus when the first error belongs to no field. */
export function ErrorSummary({ errors, idOf }: SummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasField = errors[0] && idOf(errors[0].path) !== null
  useEffect(() => {
    if (!hasField) box.current?.focus()
  }, [errors, hasField])
  if (!errors.length) return null
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box}>
      <b>
        <Icon name="alert" />
        Please fix the following errors:
      </b>
      <ul>
        {errors.map(({ path, message }) => {
          const id = idOf(path)
          return <li key={path + message}>{id ? <a href={`#${id}`}>{message}</a> : message}</li>
        })}
      </ul>
    </div>
  )
}
