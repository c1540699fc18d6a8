'use client'
import { useFormFields, useListDrawer } from '@payloadcms/ui'
import { useMemo } from 'react'

const LIBRARY = 'media'

/** A picture of the dealer's library, as a photo of the car. */
export function LibraryPhoto({ onChoose }: { onChoose: (url: string, alt: string | null) => void }) {
  const tenant: unknown = useFormFields(([fields]) => fields.tenant?.value)
  const filterOptions = useMemo(
    () => (typeof tenant === 'string' ? { [LIBRARY]: { tenant: { equals: tenant } } } : undefined),
    [tenant],
  )
  const [Library, , { closeDrawer, openDrawer }] = useListDrawer({
    collectionSlugs: [LIBRARY],
    selectedCollection: LIBRARY,
    filterOptions,
  })
  return (
    <>
      <button type="button" className="fc-btn fc-btn--text" onClick={openDrawer}>
        Choose from the library
      </button>
      <Library
        allowCreate
        onSelect={({ doc }) => {
          if (typeof doc.url === 'string') onChoose(doc.url, typeof doc.alt === 'string' ? doc.alt : null)
          closeDrawer()
        }}
      />
    </>
  )
}
