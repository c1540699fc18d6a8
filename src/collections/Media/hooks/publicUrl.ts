import type { CollectionAfterReadHook } from 'payload'
import { mediaUrl } from '@/collections/Media/files'

/** The address on the dealer's own site, instead of Payload's behind the log-in. */
export const publicUrl: CollectionAfterReadHook = ({ doc }) => {
  const row: unknown = doc
  const url = mediaUrl(row)
  if (url) Object.assign(doc, { url, thumbnailURL: url })
  return doc
}
