import { useListDrawer } from '@payloadcms/ui'
import { useMemo } from 'react'

const LIBRARY = 'media'

/** The library of a dealer in a drawer: `onChoose` gets the picture that was chosen or uploaded there. */
export function useLibrary(tenant: unknown, onChoose: (url: string, alt: string | null) => void) {
  const filterOptions = useMemo(
    () => (typeof tenant === 'string' ? { [LIBRARY]: { tenant: { equals: tenant } } } : undefined),
    [tenant],
  )
  const [Library, , { closeDrawer, openDrawer }] = useListDrawer({
    collectionSlugs: [LIBRARY],
    selectedCollection: LIBRARY,
    filterOptions,
  })
  const drawer = (
    <Library
      allowCreate
      onSelect={({ doc }) => {
        if (typeof doc.url === 'string') onChoose(doc.url, typeof doc.alt === 'string' ? doc.alt : null)
        closeDrawer()
      }}
    />
  )
  return { drawer, open: openDrawer }
}
