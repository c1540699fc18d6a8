'use client'
import { useField, useFormFields } from '@payloadcms/ui'
import { pictureAddresses, pictureFilesSchema } from '@/core/car/carPictures'
import { hasPhoto, shownPhotos, type Photos, ownFolder } from '@/features/pictures/arrange.rules'
import { isRecord } from '@/lib/isRecord'
import { sameValue } from '@/lib/sameValue'
import { z } from 'zod'
import type { CarImage } from '@/core/car/car'
import { CAR_FIELDS } from '@/core/car/fields'
import { rowShape } from '@/core/car/schema'

type Picture = CarImage

const imagesSchema = z.object(rowShape(CAR_FIELDS, ['images']))

const picturesOf = (value: unknown): Picture[] => imagesSchema.parse({ images: value }).images ?? []

const useValue = (name: string): unknown => useFormFields(([fields]) => fields[name]?.value)
const useText = (name: string): string => {
  const value = useValue(name)
  return typeof value === 'string' ? value : ''
}
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function usePhotoForm(path: string, car: string) {
  const { value, initialValue, setValue } = useField<unknown>({ path })
  const main = useText('primary_image_url')
  const [known, overrides] = [useValue('feed_values'), useValue('overrides')]
  const [tenant, dealership_id] = [useText('tenant'), useText('dealership_id')]
  const picture_files = pictureFilesSchema.safeParse(useValue('picture_files')).data ?? null
  const isFromFeed = useText('content_hash') !== ''
  const [images, stored] = [picturesOf(value), picturesOf(initialValue)]

  const isOwnList = isRecord(overrides) && path in overrides
  const reported = isRecord(known) && path in known ? known : null
  const feed = reported ? picturesOf(reported[path]) : isFromFeed && !isOwnList ? stored : null
  const feedMain = reported ? textOf(reported.primary_image_url) : main
  const own = ownFolder(tenant, car)
  const isFeeds = (url: string): boolean =>
    isFromFeed && !url.startsWith(own) && (!feed || hasPhoto(feed, url) || url === feedMain)
  return {
    images: shownPhotos({ images, stored, main, feed, feedMain }),
    set: (next: Photos) => setValue(next),
    isFromFeed,
    feed,
    isFeedList: feed !== null && sameValue(images, feed),
    isFeeds,
    addressOf: pictureAddresses({ tenant, dealership_id, picture_files }),
    faultOf: (url: string) => picture_files?.find((file) => file.url === url)?.error ?? null,
  }
}
