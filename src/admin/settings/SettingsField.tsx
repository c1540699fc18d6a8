'use client'
import { useDocumentInfo, useField, useForm } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { lazy, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { setValue as valueOf } from '@/admin/payloadContract'
import { useHydrated } from '@/lib/useHydrated'

const SettingsForm = lazy(() => import('./SettingsForm'))
/** As the server calls it. */
const LOADED = 'loaded_config'
const waiting = <p role="status">Loading the settings …</p>

/** A dealer's settings as forms: each save changes only what was changed here. */
export function SettingsField({ path, field, readOnly }: JSONFieldClientProps) {
  const { value, setValue, initialValue, errorMessage, showError } = useField<unknown>({ path })
  const { value: loaded } = useField<unknown>({ path: LOADED })
  const { dispatchFields, setModified, submit } = useForm()
  const { id } = useDocumentInfo()
  const isHydrated = useHydrated()
  if (!isHydrated) return waiting
  const goOn = (form: { loaded: unknown; mine: unknown }) => {
    dispatchFields({ ...valueOf(path, form.mine), valid: true, errorMessage: undefined })
    dispatchFields(valueOf(LOADED, form.loaded))
    setModified(true)
  }
  return (
    <Suspense fallback={waiting}>
      <SettingsForm
        value={value}
        saved={loaded ?? initialValue}
        onChange={setValue}
        refusal={showError ? errorMessage : undefined}
        isReadOnly={readOnly === true || field.admin?.readOnly === true}
        tenant={id === undefined ? undefined : String(id)}
        onTake={goOn}
        onSaveOver={(form) => {
          // What is sent is read from the form as it is drawn.
          flushSync(() => goOn(form))
          void submit()
        }}
      />
    </Suspense>
  )
}
