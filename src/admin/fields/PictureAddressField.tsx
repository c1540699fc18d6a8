'use client'
import { FieldDescription, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { fieldId, fieldLook } from '@/admin/payloadContract'
import { ChosenPicture } from './ChosenPicture'

export function PictureAddressField({ path, field, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<string | null>({ path })
  const tenant: unknown = useFormFields(([fields]) => fields.tenant?.value)
  return (
    <div className={fieldLook('fc fc--field')}>
      <FieldLabel label={field.label} path={path} required={field.required} as="span" />
      <ChosenPicture
        id={fieldId(path)}
        label={String(field.label || field.name)}
        address={value}
        tenant={tenant}
        isLocked={readOnly === true || field.admin?.readOnly === true}
        onChange={(address) => setValue(address)}
      />
      {showError && (
        <p className="fc-fault" role="alert">
          {errorMessage}
        </p>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
