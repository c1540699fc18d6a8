'use client'
import { FieldDescription, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { fieldId, fieldLook } from '@/admin/payloadContract'
import { LinkBox } from './LinkBox'

export function LinkField({ path, field, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<string | null>({ path })
  const tenant: unknown = useFormFields(([fields]) => fields.tenant?.value)
  const id = fieldId(path)
  return (
    <div className={fieldLook('fc-input fc-linkfield')}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <LinkBox
        id={id}
        value={value ?? ''}
        tenant={typeof tenant === 'string' ? tenant : undefined}
        isReadOnly={readOnly === true || field.admin?.readOnly === true}
        invalid={showError}
        onChange={(address) => setValue(address || null)}
      />
      {showError && errorMessage && !value && (
        <p className="fc-fault" role="alert">
          {errorMessage}
        </p>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
