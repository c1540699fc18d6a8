import { useDocumentDrawer, useListDrawer } from '@payloadcms/ui'
import { useMemo } from 'react'
import useSWR from 'swr'
import { z } from 'zod'

const LIBRARY = 'media'

type OnPicture = (url: string, alt: string | null, id: string) => void

const given = (doc: Record<string, unknown>, onPicture: OnPicture): void => {
  if (typeof doc.url === 'string')
    onPicture(doc.url, typeof doc.alt === 'string' ? doc.alt : null, String(doc.id))
}

/** A new picture of the library, in a drawer. */
export function useUpload(tenant: unknown, onUploaded: OnPicture) {
  const [Form, , { closeDrawer, openDrawer }] = useDocumentDrawer({ collectionSlug: LIBRARY })
  const drawer = (
    <Form
      {...(typeof tenant === 'string' && { initialData: { tenant } })}
      onSave={({ doc }) => {
        given(doc, onUploaded)
        closeDrawer()
      }}
    />
  )
  return { drawer, open: openDrawer }
}

/** The library of a dealer in a drawer: `onChoose` gets the picture that was chosen or uploaded there. */
export function useLibrary(tenant: unknown, onChoose: OnPicture) {
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
        given(doc, onChoose)
        closeDrawer()
      }}
    />
  )
  return { drawer, open: openDrawer }
}

/** Rows of one dealer, as far as the signed-in staff may read them. Undefined while they are being read, or without a dealer. */
export function useOwnRows<Row>(
  collection: string,
  tenant: string | undefined,
  row: z.ZodType<Row>,
  more: Record<string, string>,
) {
  const query = new URLSearchParams({
    depth: '0',
    limit: '100',
    ...more,
    'where[tenant][equals]': tenant ?? '',
  })
  const read = async (url: string): Promise<Row[]> => {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    return z.object({ docs: z.array(row) }).parse(await answer.json()).docs
  }
  const { data, error, mutate } = useSWR<Row[], Error>(
    tenant ? `/admin/api/${collection}?${query}` : null,
    read,
  )
  return { rows: data, failed: error !== undefined, reload: mutate }
}

const row = z.object({ slug: z.string(), name: z.string() })

/** A dealer's rows by name and slug. Undefined while they are being read. */
export const useSlugNames = (collection: 'dealerships' | 'locations', tenant: string, sort = '-createdAt') =>
  useOwnRows(collection, tenant, row, { sort, 'select[slug]': 'true', 'select[name]': 'true' })
