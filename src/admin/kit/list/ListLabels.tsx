'use client'
import { useConfig, useListQuery, useTableColumns } from '@payloadcms/ui'
import type { ClientField, CollectionSlug } from 'payload'
import { figureRules, labelRules, leftOutRules, sameColumns } from './labelRules'

/** A nested field has the name of its group too, as in the table's own heading. */
export function labelOf(field: ClientField): string {
  if ('labelWithPrefix' in field && typeof field.labelWithPrefix === 'string') return field.labelWithPrefix
  return 'label' in field && typeof field.label === 'string' ? field.label : ''
}

/** The state of a row goes by what its cell says: it can have a note of its own. */
const STATE = '_status'

/** Rules for the columns of Payload's table. On a phone each row is a card, without headings above the values. */
export function ListLabels({ collectionSlug }: { collectionSlug: CollectionSlug }) {
  const { columns } = useTableColumns()
  const { data } = useListQuery()
  const { getEntityConfig } = useConfig()
  const usual = getEntityConfig({ collectionSlug }).admin.defaultColumns ?? []
  const reported = columns.map(({ accessor, field }) => ({
    ...{ accessor, label: labelOf(field) },
    type: field.admin?.custom?.isReference === true ? 'relationship' : field.type,
    isFigures: field.type === 'number' || field.admin?.custom?.isFigures === true,
  }))
  const shown = reported.filter((_, nth) => columns[nth]?.active)
  const same = sameColumns(shown, data?.docs ?? []).filter((one) => usual.includes(one) && one !== STATE)
  return (
    <style>
      {labelRules(collectionSlug, reported) +
        figureRules(collectionSlug, shown) +
        leftOutRules(collectionSlug, same)}
    </style>
  )
}
