'use client'
import { useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { Choose } from './Choose'
import { namesAddress, useNames } from './referred'

export function ReferenceField({ path, field, readOnly, to }: TextFieldClientProps & { to: string }) {
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
    />
  )
}

const describedBy = (description: unknown): string | undefined =>
  typeof description === 'string' ? description : undefined
