'use client'
import { useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { TickList } from './TickList'
import { useSlugNames } from './useSlugNames'

/** The dealer's own locations to tick, stored as their slugs. No tick means everywhere. */
export function PlacesField({ path, field, readOnly }: JSONFieldClientProps) {
  const tenant: unknown = useFormFields(([fields]) => fields.tenant?.value)
  const { rows, failed } = useSlugNames('locations', typeof tenant === 'string' ? tenant : '', 'name')
  return (
    <TickList
      path={path}
      field={field}
      readOnly={readOnly}
      description="Tick none for all of them."
      ticks={rows?.map(({ slug, name }) => ({ value: slug, label: name }))}
      instead={failed ? 'Your locations could not be loaded. Reload the page.' : 'Loading your locations …'}
    />
  )
}
