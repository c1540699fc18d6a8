import type { CollectionAdminOptions, PayloadRequest } from 'payload'
import { idOf } from '@/access/ids'
import { findHosts } from '@/core/dealer/rows/directory'

const WIDTHS = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
]

/** On the admin's host: the session cookie is valid only there. `folder`: how its address on the site begins, as `offers/`. */
export function previewIn(folder = ''): Pick<CollectionAdminOptions, 'preview' | 'livePreview'> {
  const addressOf = async (doc: Record<string, unknown>, { payload }: PayloadRequest) => {
    const [host] = await findHosts(payload, idOf(doc.tenant) ?? '')
    return host && typeof doc.slug === 'string' && doc.slug ? `/preview/${host}/${folder}${doc.slug}` : null
  }
  return {
    preview: (doc, { req }) => addressOf(doc, req),
    livePreview: { url: ({ data, req }) => addressOf(data, req), breakpoints: WIDTHS },
  }
}
