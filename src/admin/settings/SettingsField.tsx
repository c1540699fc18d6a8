'use client'
import { useDocumentInfo, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { lazy, Suspense } from 'react'
import { useHydrated } from '@/lib/useHydrated'

const SettingsForm = lazy(() => import('./SettingsForm'))
const waiting = <p role="status">Loading the settings …</p>

/** A dealer's settings as forms. They are one value, saved as a whole. */
export function SettingsField({ path, field, readOnly }: JSONFieldClientProps) {
  const { value, setValue, initialValue, errorMessage, showError } = useField<unknown>({ path })
  const { id } = useDocumentInfo()
  const isHydrated = useHydrated()
  if (!isHydrated) return waiting
  return (
    <Suspense fallback={waiting}>
      <SettingsForm
        value={value}
        saved={initialValue}
        onChange={setValue}
        refusal={showError ? errorMessage : undefined}
        isReadOnly={readOnly === true || field.admin?.readOnly === true}
        tenant={id === undefined ? undefined : String(id)}
      />
    </Suspense>
  )
}
