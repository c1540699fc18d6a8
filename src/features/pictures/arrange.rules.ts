/** Files that staff uploaded for a car. Pure; `at` in epoch ms. */
import type { CarImage } from '@/core/car/car'
import type { OwnPhoto } from '@/core/car/carPictures'
import { photosOf } from '@/core/car/turntable'
import { reordered } from '@/lib/reordered'
import { sameValue } from '@/lib/sameValue'

/** More than a car can show: the rest are photos that were uploaded and never saved. */
export const MOST_OWN_PHOTOS = 200
/** A form may be open for a while with an uploaded photo that is not saved yet. */
const UNSAVED_MS = 24 * 60 * 60 * 1000

/** All files of one car are in its own folder, so that an address says whose photo it is. */
export const ownFolder = (tenant: string, car: string): string => `/media/${tenant}/${car}/`

interface Sorted {
  saved: OwnPhoto[]
  /** Photos that no value of the car names any more. */
  gone: string[]
}

/** `values`: everything that the car may show, now or after staff go back to the feed or away from it. */
export function sortedPhotos(own: readonly OwnPhoto[], values: unknown, now: number): Sorted {
  const named = JSON.stringify(values)
  const isStored = ({ file, at }: OwnPhoto) => named.includes(file) || now - at < UNSAVED_MS
  return { saved: own.filter(isStored), gone: own.filter((one) => !isStored(one)).map(({ file }) => file) }
}

/* A car's photos in the order that shoppers see them: the first is the main one. Pure. */

export type Photos = readonly CarImage[]

export const urlOf = ({ image }: CarImage): string => image.url
export const hasPhoto = (photos: Photos, url: string): boolean => photos.some((one) => urlOf(one) === url)
const withUrl = (url: string): CarImage => ({ image: { url } })

/** A feed may name a main picture that is not its first. Staff see it in front, as shoppers do. */
export function mainFirst(images: Photos, main: string | null | undefined): CarImage[] {
  if (!main || images.some((one) => one.tag === 'spin' && urlOf(one) === main)) return [...images]
  const found = images.find((one) => urlOf(one) === main)
  return [found ?? withUrl(main), ...images.filter((one) => one !== found)]
}

interface Form {
  images: Photos
  stored: Photos
  main?: string | null
  feed: Photos | null
  feedMain?: string | null
}

/** The stored main picture applies to the stored list only: in a list of staff's own the first one is the main picture. */
export function shownPhotos({ images, stored, main, feed, feedMain }: Form): CarImage[] {
  if (sameValue(images, stored)) return mainFirst(images, main)
  return feed && sameValue(images, feed) ? mainFirst(images, feedMain) : [...images]
}

/** The frames of a turntable stay in their order behind the photos. */
const withFrames = (images: Photos, photos: Photos): CarImage[] => [
  ...photos,
  ...images.filter((one) => one.tag === 'spin'),
]

/** Moves a photo to the place `to`; a place beyond either end is that end. */
export function placed(images: Photos, url: string, to: number): CarImage[] {
  const photos = photosOf(images)
  const from = photos.findIndex((one) => urlOf(one) === url)
  const end = Math.min(Math.max(to, 0), photos.length - 1)
  return from < 0 ? [...images] : withFrames(images, reordered(photos, from, end))
}

export const added = (images: Photos, more: Photos): CarImage[] =>
  withFrames(images, [...photosOf(images), ...more.filter((one) => !hasPhoto(images, urlOf(one)))])

export const without = (images: Photos, url: string): CarImage[] => images.filter((one) => urlOf(one) !== url)

export const reworded = (images: Photos, url: string, words: Partial<CarImage>): CarImage[] =>
  images.map((one) => (urlOf(one) === url ? { ...one, ...words } : one))

export interface Step {
  before: Photos
  after: Photos
}

/** The list before the step, with the texts and photos that were added since. */
export function undone({ before, after }: Step, now: Photos): CarImage[] {
  const back = before.map((one) => now.find((same) => urlOf(same) === urlOf(one)) ?? one)
  return added(
    back,
    now.filter((one) => !hasPhoto(after, urlOf(one))),
  )
}

/** Photos of the feed that staff's list does not show: removed by staff, or sent since. */
export const leftOut = (images: Photos, feed: Photos | null): CarImage[] =>
  photosOf(feed).filter((one) => !hasPhoto(images, urlOf(one)))
