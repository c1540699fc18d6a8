/** Files that staff uploaded for a car. Pure; `at` in epoch ms. */
import { z } from 'zod'

export const ownPhotosSchema = z.array(z.object({ file: z.string(), at: z.number() }))
export type OwnPhoto = z.output<typeof ownPhotosSchema>[number]

/** More than a car can show: the rest are photos that were uploaded and never saved. */
export const MOST_OWN_PHOTOS = 200
/** A form may be open for a while with an uploaded photo that is not saved yet. */
const UNSAVED_MS = 24 * 60 * 60 * 1000

/** All files of one car are in its own folder, so that an address says whose photo it is. */
export const ownFolder = (tenant: string, car: string): string => `/media/${tenant}/${car}/`

interface Sorted {
  kept: OwnPhoto[]
  /** Photos that no value of the car names any more. */
  gone: string[]
}

/** `values`: everything that the car may show, now or after staff go back to the feed or away from it. */
export function sortedPhotos(own: readonly OwnPhoto[], values: unknown, now: number): Sorted {
  const named = JSON.stringify(values)
  const isKept = ({ file, at }: OwnPhoto) => named.includes(file) || now - at < UNSAVED_MS
  return { kept: own.filter(isKept), gone: own.filter((one) => !isKept(one)).map(({ file }) => file) }
}
