/** Files that staff uploaded for a car. Pure; `at` in epoch ms. */
import { z } from 'zod'

export const ownPhotosSchema = z.array(z.object({ file: z.string(), at: z.number() }))
export type OwnPhoto = z.output<typeof ownPhotosSchema>[number]

/** More than a car can show: photos that were sent and never saved. */
export const MOST_OWN_PHOTOS = 200
/** A form may stand open with a photo that it has not saved yet. */
const UNSAVED_MS = 24 * 60 * 60 * 1000

/** All files of one car are in a folder of its own, so that an address tells whose photo it is. */
export const ownFolder = (tenant: string, car: string): string => `/media/${tenant}/${car}/`

interface Sorted {
  kept: OwnPhoto[]
  /** No value of the car names them any more. */
  gone: string[]
}

/** `values`: all that the car may show now or again, when staff go back to the feed or away from it. */
export function sortedPhotos(own: readonly OwnPhoto[], values: unknown, now: number): Sorted {
  const named = JSON.stringify(values)
  const isKept = ({ file, at }: OwnPhoto) => named.includes(file) || now - at < UNSAVED_MS
  return { kept: own.filter(isKept), gone: own.filter((one) => !isKept(one)).map(({ file }) => file) }
}
