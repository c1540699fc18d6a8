'use client'
import { FieldLabel } from '@payloadcms/ui'
import type { FieldLabelClientProps } from 'payload'
import { fieldId } from '@/admin/payloadContract'

/** In a drawer, Payload's own label points to an id that its input does not have. */
export function TiedLabel({ field, ...input }: FieldLabelClientProps) {
  const path = input.path ?? (field && 'name' in field ? field.name : undefined) ?? ''
  const required = input.required ?? (field && 'required' in field && field.required === true)
  const label = input.label ?? (field && 'label' in field ? field.label : undefined)
  return (
    <FieldLabel
      htmlFor={fieldId(path.replaceAll('.', '__'))}
      {...{ label, path }}
      required={required ?? false}
    />
  )
}
