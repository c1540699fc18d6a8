'use client'
import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { fieldId, fieldLook } from '@/admin/payloadContract'
import { LinesText } from './LinesText'

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
