'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { Choose } from '@/admin/fields/ReferenceField'
import { useNames } from '@/admin/fields/referred'

/** The staff of the lead's location, by name. Sales staff may not read the staff list itself. */
export function AssignField({ path, field, readOnly }: RelationshipFieldClientProps) {
  const { id } = useDocumentInfo()
  const names = useNames(id ? `/admin/api/leads/${id}/colleagues` : null)
  return (
    <Choose
      path={path}
      label={field.label}
      description="People of this lead’s location who work on leads of its kind, and administrators."
      readOnly={readOnly === true}
      names={names}
    />
  )
}
