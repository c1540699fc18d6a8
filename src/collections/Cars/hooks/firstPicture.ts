import type { CollectionBeforeChangeHook } from 'payload'
import { recordOf } from '../../../access/ids'
import { staffOf } from '../../../access/staff'
import { imagesSchema } from '../schema'

/** Staff who put another picture first mean the one on the card. */
export const firstPicture: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = recordOf(originalDoc)
  const row = recordOf(data)
  if (!staffOf(req.user) || JSON.stringify(row.images ?? null) === JSON.stringify(before.images ?? null))
    return data
  const images = imagesSchema.catch([]).parse(row.images ?? [])
  const chosen = row.primary_image_url !== before.primary_image_url
  return {
    ...row,
    thumbnails: images.map(({ image }) => image.url),
    ...(chosen ? {} : { primary_image_url: images[0]?.image.url ?? null }),
  }
}
