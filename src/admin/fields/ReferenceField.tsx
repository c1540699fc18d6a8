'use client'
import { FieldDescription, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { StaticDescription, StaticLabel, TextFieldClientProps } from 'payload'
import { fieldId, fieldLook } from '@/admin/payloadContract'
import { type Named, namesAddress, useNames } from './referred'

interface Props {
  path: string
  label?: StaticLabel | false
  description?: StaticDescription
  required?: boolean
  readOnly: boolean
  names: Named[] | null
  /** What it means that nothing is chosen. */
  none?: string | undefined
}

export function Choose({ path, label, description, required, readOnly, names, none = 'None' }: Props) {
  const { value, setValue, showError, errorMessage } = useField<string>({ path })
  const id = fieldId(path)
  return (
    <div className={fieldLook('fc-input')}>
      <FieldLabel htmlFor={id} label={label === false ? undefined : label} path={path} required={required} />
      <select
        id={id}
        value={value ?? ''}
        disabled={readOnly}
        aria-invalid={showError || undefined}
        aria-describedby={showError ? `${id}-fault` : undefined}
        onChange={(event) => setValue(event.target.value || null)}
      >
        <option value="">{required ? 'Choose one' : none}</option>
        {value && !names?.some((one) => one.id === value) && (
          <option value={value}>{names ? 'No longer here' : 'Loading …'}</option>
        )}
        {names?.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      {showError && (
        <p className="fc-fault" id={`${id}-fault`} role="alert">
          {errorMessage}
        </p>
      )}
      <FieldDescription description={description} path={path} />
    </div>
  )
}

export function ReferenceField({
  path,
  field,
  readOnly,
  to,
  none,
}: TextFieldClientProps & { to: string; none?: string }) {
  const tenant: unknown = useFormFields(([fields]) => fields.tenant?.value)
  const names = useNames(namesAddress(to, typeof tenant === 'string' ? tenant : ''))
  const locked = readOnly === true || field.admin?.readOnly === true
  return (
    <Choose
      path={path}
      label={field.label}
      description={describedBy(field.admin?.description)}
      required={field.required}
      readOnly={locked}
      names={names}
      none={none}
    />
  )
}

const describedBy = (description: unknown): string | undefined =>
  typeof description === 'string' ? description : undefined
