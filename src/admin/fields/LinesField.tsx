'use client'
import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useState } from 'react'

const linesOf = (value: unknown): string =>
  Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('\n') : ''

export function LinesField({ path, field, readOnly }: JSONFieldClientProps) {
  const { value, setValue, errorMessage, showError } = useField<unknown>({ path })
  // Shows empty lines while typing; only filled lines are saved.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? linesOf(value)
  const id = `field-${path}`

  function change(next: string) {
    setTyped(next)
    setValue(
      next
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
  }

  return (
    <div className="field-type fc-input">
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <textarea
        id={id}
        value={text}
        rows={Math.min(12, Math.max(2, text.split('\n').length))}
        readOnly={readOnly === true || field.admin?.readOnly === true}
        aria-invalid={showError || undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      {showError && (
        <p className="fc-fault" role="alert">
          {errorMessage}
        </p>
      )}
      <FieldDescription description={field.admin?.description ?? 'One to a line.'} path={path} />
    </div>
  )
}
