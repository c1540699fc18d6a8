import { idOf } from '@/access/ids'
import { pictureAddresses, type PictureFile } from '@/core/car/carPictures'
import { pictureUrl } from '@/lib/picture'

interface Pictured {
  tenant?: unknown
  dealership_id?: unknown
  primary_image_url?: string | null
  picture_files?: readonly PictureFile[] | null
}

/** The car's first picture, `width` pixels wide; null while it is not downloaded, as on the site. */
export function cardPicture(car: Pictured, width: 160 | 320): string | null {
  const addressOf = pictureAddresses({
    tenant: idOf(car.tenant) ?? '',
    dealership_id: idOf(car.dealership_id) ?? '',
    picture_files: car.picture_files,
  })
  const address = car.primary_image_url ? addressOf(car.primary_image_url) : null
  return address && pictureUrl(address, width, 'webp')
}
