'use client'
import { useState } from 'react'
import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { linesIn } from '@/lib/text'
import { fieldId, fieldLook } from '@/admin/payloadContract'

interface Props {
  id: string
  value: unknown
  mostRows: number
  readOnly: boolean
  invalid: boolean
  describedBy?: string | undefined
  onChange(lines: string[]): void
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('\n') : ''

/** A list of short texts, one per line. */
export function LinesText({ id, value, mostRows, readOnly, invalid, describedBy, onChange }: Props) {
  // Shows empty lines while typing; only filled ones are saved.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? textOf(value)
  return (
    <textarea
      id={id}
      rows={Math.min(mostRows, Math.max(2, text.split('\n').length))}
      value={text}
      readOnly={readOnly}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(linesIn(target.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

export function LinesField({ path, field, readOnly }: JSONFieldClientProps) {
  const { value, setValue, errorMessage, showError } = useField<unknown>({ path })
  const id = fieldId(path)
  return (
    <div className={fieldLook('fc-input')}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <LinesText
        id={id}
        value={value}
        mostRows={12}
        readOnly={readOnly === true || field.admin?.readOnly === true}
        invalid={showError}
        onChange={setValue}
      />
      {showError && (
        <p className="fc-fault" role="alert">
          {errorMessage}
        </p>
      )}
      <FieldDescription description={field.admin?.description ?? 'One per line.'} path={path} />
    </div>
  )
}
