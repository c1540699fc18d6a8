'use client'
import { useDocumentInfo, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { lazy, Suspense, useSyncExternalStore } from 'react'

const SettingsForm = lazy(() => import('./SettingsForm'))
const waiting = <p role="status">Loading the settings …</p>

/** False on the server and until the page is alive: what is typed into fields that do not listen yet would be lost. */
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

/** A dealer's settings as forms. They are one value, and saved as a whole. */
export function SettingsField({ path, field, readOnly }: JSONFieldClientProps) {
  const { value, setValue, initialValue, errorMessage, showError } = useField<unknown>({ path })
  const { id } = useDocumentInfo()
  const isAlive = useIsAlive()
  if (!isAlive) return waiting
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
