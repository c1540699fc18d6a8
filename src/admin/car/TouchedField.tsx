'use client'
import { useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useEffect } from 'react'
import { sameValue } from '@/lib/sameValue'

/** Sends with a save which fields the person changed. What a feed or a colleague changed since the form was opened stays. */
export function TouchedField({ path }: JSONFieldClientProps) {
  const { value, setValue } = useField<unknown>({ path })
  const names = useFormFields(([fields]) =>
    Object.entries(fields)
      .filter(([name, field]) => name !== path && !sameValue(field?.value, field?.initialValue))
      .map(([name]) => name)
      .join(' '),
  )
  const reported = Array.isArray(value) ? value.join(' ') : null
  useEffect(() => {
    // Only the list changed, which is nothing that a person could lose.
    if (reported !== names) setValue(names ? names.split(' ') : [], true)
  }, [names, reported, setValue])
  return null
}
