import { z } from 'zod'
import type { Car } from './car'
import { photosOf } from './turntable'

export type Pictured = Pick<Car, 'images' | 'primary_image_url' | 'thumbnails'>

const words = z.string().nullish()
const figure = z.number().nullish()

/** `next_at`: next try, epoch ms. Tries ended at car revision `ended_at_rev`; the next change of the car allows one more. */
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

/** Files that staff uploaded; `at` in epoch ms. */
export const ownPhotosSchema = z.array(z.object({ file: z.string(), at: z.number() }))
export type OwnPhoto = z.output<typeof ownPhotosSchema>[number]

export const isRemote = (url: string): boolean => /^https?:\/\//i.test(url)

export const addressesOf = ({ primary_image_url, images, thumbnails }: Pictured): string[] => [
  ...(primary_image_url ? [primary_image_url] : []),
  ...(images?.length ? images.map(({ image }) => image.url) : (thumbnails ?? [])),
]

export const hasRemotePictures = (car: Pictured): boolean => addressesOf(car).some(isRemote)

/** Addresses on other hosts, each once; the picture on the cards comes first. */
export const remotePictureUrls = (car: Pictured): string[] => [...new Set(addressesOf(car))].filter(isRemote)

export const pictureKey = (tenant: string, dealership: string, file: string): string =>
  `${tenant}/${dealership}/${file}`

/** Stored address -> address on the page; null when not downloaded yet or, for security, in another tenant's folder. */
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

/** Only pictures that can be shown, in feed order. */
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
    primary_image_url: primary ?? photosOf(images)[0]?.image.url ?? null,
    photos_count: images ? photosOf(images).length : car.photos_count,
  }
}
