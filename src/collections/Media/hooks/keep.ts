import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { getStorage } from '@/integrations/storage'
import { mediaKey } from '@/collections/Media/files'

export const keep: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!req.file) return doc
  const key = mediaKey(doc)
  const before = mediaKey(previousDoc)
  if (key) await getStorage().put(key, req.file.data, req.file.mimetype)
  if (before && before !== key) await getStorage().remove(before)
  return doc
}

export const forget: CollectionAfterDeleteHook = async ({ doc }) => {
  const key = mediaKey(doc)
  if (key) await getStorage().remove(key)
}
