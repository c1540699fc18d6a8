'use client'
import { useTableColumns } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { labelRules } from './labelRules'

/** A nested field has the name of its group too, as in the table's own heading. */
function labelOf(field: ClientField): string {
  if ('labelWithPrefix' in field && typeof field.labelWithPrefix === 'string') return field.labelWithPrefix
  return 'label' in field && typeof field.label === 'string' ? field.label : ''
}

/** On a phone each row of Payload's lists is a card, without headings above the values. */
export function ListLabels({ collectionSlug }: { collectionSlug: string }) {
  const { columns } = useTableColumns()
  const reported = columns.map(({ accessor, field }) => ({ accessor, label: labelOf(field) }))
  return <style>{labelRules(collectionSlug, reported)}</style>
}
