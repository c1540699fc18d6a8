import type { CollectionAfterReadHook } from 'payload'
import { mediaUrl } from '@/collections/Media/files'

/** The URL on the tenant's own site; Payload's own URL needs a login. */
export const publicUrl: CollectionAfterReadHook = ({ doc }) => {
  const row: unknown = doc
  const url = mediaUrl(row)
  if (url) Object.assign(doc, { url, thumbnailURL: url })
  return doc
}
