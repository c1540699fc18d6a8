/** Which pictures of a car live elsewhere and must be fetched, and which a page may show. */
import { z } from 'zod'
import type { Car } from './car'

type Pictured = Pick<Car, 'images' | 'primary_image_url' | 'thumbnails'>

const words = z.string().nullish()
const figure = z.number().nullish()

/**
 * A picture of the feed once it was fetched, or how fetching it goes: `file` is its name in the dealership's folder,
 * `next_at` the next try (epoch ms), `ended_at_rev` the revision of the car at which trying ended; its next change earns
 * one more try. One row of `picture_files` of a car.
 */
const pictureFile = z.object({
  url: z.string(),
  file: words,
  attempts: figure,
  next_at: figure,
  error: words,
  ended_at_rev: figure,
})
export type PictureFile = z.output<typeof pictureFile>
export const pictureFilesSchema = z.array(pictureFile)

const isRemote = (url: string): boolean => /^https?:\/\//i.test(url)

const addresses = ({ primary_image_url, images, thumbnails }: Pictured): string[] => [
  ...(primary_image_url ? [primary_image_url] : []),
  ...(images?.length ? images.map(({ image }) => image.url) : (thumbnails ?? [])),
]

export const hasRemotePictures = (car: Pictured): boolean => addresses(car).some(isRemote)

/** Addresses on other hosts, each once, the one that cards show first. */
export const remotePictureUrls = (car: Pictured): string[] => [...new Set(addresses(car))].filter(isRemote)

export const pictureKey = (tenant: string, dealership: string, file: string): string =>
  `${tenant}/${dealership}/${file}`

/**
 * Where a page finds each picture of a row: fetched ones in the dealership's folder, the platform's own and the
 * tenant's uploads as they are. Null for one that has not arrived, and for a path into another dealer's folder.
 */
export function pictureAddresses(row: {
  tenant: string
  dealership_id: string
  picture_files?: readonly PictureFile[] | null
}) {
  const { tenant, dealership_id, picture_files } = row
  const fetched = new Map(picture_files?.map(({ url, file }) => [url, file]))
  const open = ['/media/demo/', '/media/assets/', `/media/${tenant}/`]
  return (url: string): string | null => {
    if (!isRemote(url)) return open.some((start) => url.startsWith(start)) ? url : null
    const file = fetched.get(url)
    return file ? `/media/${pictureKey(tenant, dealership_id, file)}` : null
  }
}

/** The car with the pictures that can be shown, in the feed's order; one whose pictures are on their way has none. */
export function withShownPictures<C extends Car>(car: C, addressOf: (url: string) => string | null): C {
  const images = car.images?.flatMap((entry) => {
    const url = addressOf(entry.image.url)
    return url ? [{ ...entry, image: { url } }] : []
  })
  const thumbnails = car.thumbnails?.flatMap((url) => addressOf(url) ?? [])
  const primary = car.primary_image_url ? addressOf(car.primary_image_url) : null
  return {
    ...car,
    images: images ?? null,
    thumbnails: thumbnails ?? null,
    primary_image_url: primary ?? images?.[0]?.image.url ?? null,
    photos_count: images ? images.length : car.photos_count,
  }
}
