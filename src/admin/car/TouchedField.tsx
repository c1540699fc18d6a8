'use client'
import { useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useEffect } from 'react'
import { sameValue } from '@/lib/sameValue'

/**
 * Sends with a save which fields the person changed, and what each was before. What a feed or a colleague changed since the form
 * was opened stays; where both changed one field, the server knows it.
 */
export function TouchedField({ path }: JSONFieldClientProps) {
  const { value, setValue } = useField<unknown>({ path })
  const touched = useFormFields(([fields]) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(fields)
          .filter(([name, field]) => name !== path && !sameValue(field?.value, field?.initialValue))
          .map(([name, field]) => [name, field?.initialValue ?? null]),
      ),
    ),
  )
  const reported = JSON.stringify(value ?? null)
  useEffect(() => {
    // Only the list changed, which is nothing that a person could lose.
    if (reported !== touched) setValue(JSON.parse(touched), true)
  }, [touched, reported, setValue])
  return null
}
