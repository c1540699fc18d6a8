import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
} from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { getStorage } from '@/integrations/storage'
import { mediaKey, mediaUrl } from '@/collections/Media/files'
import { placesOf, usedRefusal } from '@/collections/Media/usedBy'

/** A replaced file has a new address. The old file stays while something shows it. */
export const keep: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!req.file) return doc
  const key = mediaKey(doc)
  const before = mediaKey(previousDoc)
  if (key) await getStorage().put(key, req.file.data, req.file.mimetype)
  if (!before || before === key) return doc
  const tenant = idOf(recordOf(previousDoc).tenant)
  const places = tenant ? await placesOf(req, tenant, [`/media/${before}`]) : []
  if (!places.length) await getStorage().remove(before)
  return doc
}

/** A deleted picture would leave a gap where it is shown. Runs before Payload's own check of rights: only readers learn where it is. */
export const keepUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Without a user it is the platform, which removes a whole dealer.
  if (!req.user) return
  const row = await req.payload.findByID({
    ...{ collection: 'media', id, depth: 0, user: req.user, overrideAccess: false, disableErrors: true, req },
  })
  const [tenant, url] = [idOf(row?.tenant), mediaUrl(row)]
  if (!tenant) return
  const places = await placesOf(req, tenant, [String(id), ...(url ? [url] : [])])
  if (places.length) throw new APIError(usedRefusal(places), 409, undefined, true)
}

export const forget: CollectionAfterDeleteHook = async ({ doc }) => {
  const key = mediaKey(doc)
  if (key) await getStorage().remove(key)
}
