'use client'
import { useFormFields } from '@payloadcms/ui'
import { useLibrary } from '@/admin/fields/useLibrary'

export function LibraryPhoto({ onChoose }: { onChoose: (url: string, alt: string | null) => void }) {
  const tenant: unknown = useFormFields(([fields]) => fields.tenant?.value)
  const { drawer, open } = useLibrary(tenant, onChoose)
  return (
    <>
      <button type="button" className="fc-btn fc-btn--text" onClick={open}>
        Choose from the library
      </button>
      {drawer}
    </>
  )
}
