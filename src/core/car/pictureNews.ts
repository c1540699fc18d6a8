import { z } from 'zod'
import { addressesOf, isRemote, pictureAddresses, pictureFilesSchema } from './carPictures'
import { CAR_FIELDS } from './fields'
import { rowShape } from './schema'

export const PICTURE_STATES = ['waiting', 'shown', 'failed'] as const
export interface PictureNews {
  url: string
  state: (typeof PICTURE_STATES)[number]
  /** Why it failed, or why the last try did not bring it; null when there is nothing to report. */
  reason: string | null
}

const picturedSchema = z.object({
  tenant: z.string(),
  dealership_id: z.string(),
  rev: z.coerce.number(),
  ...rowShape(CAR_FIELDS, ['primary_image_url', 'images', 'thumbnails']),
  picture_files: pictureFilesSchema.nullish().catch(null),
})

export function pictureNews(stored: unknown): PictureNews[] {
  const car = picturedSchema.parse(stored)
  const shownAt = pictureAddresses(car)
  const files = new Map(car.picture_files?.map((file) => [file.url, file]))
  return [...new Set(addressesOf(car))].map((url) => {
    if (shownAt(url)) return { url, state: 'shown', reason: null }
    if (!isRemote(url))
      return { url, state: 'failed', reason: 'is in no folder that this dealer may show pictures from' }
    const file = files.get(url)
    // A picture that was given up at an older revision of the car is tried again with this one.
    const isOver = file?.ended_at_rev === car.rev
    return { url, state: isOver ? 'failed' : 'waiting', reason: file?.error ?? null }
  })
}
