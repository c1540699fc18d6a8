'use client'
import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState } from 'react'
import { fieldId, fieldLook } from '@/admin/payloadContract'
import { typedNumber } from '@/core/car/typedAmount'
import { grouped } from '@/lib/figures'

const shown = (value: unknown): string => (typeof value === 'number' ? grouped(value) : String(value ?? ''))

/** A price as people write it: '$25,990' and '25990' alike. What is no figure stays in the box, and is refused. */
export function DollarsBox({ path, field, readOnly }: NumberFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<unknown>({ path })
  const [typed, setTyped] = useState<string | null>(null)
  const id = fieldId(path)
  return (
    <div className={fieldLook('fc-input')}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required ?? false} />
      <span className="fc-dollars">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? shown(value)}
          readOnly={readOnly === true || field.admin?.readOnly === true}
          aria-invalid={showError || undefined}
          aria-describedby={showError ? `${id}-fault` : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            const figure = typedNumber(target.value)
            setValue(figure === undefined ? target.value : figure)
          }}
          onBlur={() => setTyped(null)}
        />
      </span>
      {showError && (
        <p className="fc-fault" id={`${id}-fault`} role="alert">
          {errorMessage}
        </p>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
