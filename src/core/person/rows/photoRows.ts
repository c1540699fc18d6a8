/** Photos that a shopper sends. They are encoded again from their pixels; only staff of the dealer, and who sent them, read them. */
import { randomUUID } from 'node:crypto'
import { MAX_PHOTO_MB, MAX_PHOTOS } from '@/core/person/photoLimits.rules'
import type { Photo } from '@/core/person/ownCarPhotos'
import { privateStorage } from '@/integrations/storage'
import { cleanPicture } from '@/integrations/storage/cleanPicture'

const MB = 1024 * 1024
const NAME_MAX = 80

export interface SentPhoto {
  name: string
  data: Buffer
}
interface Stored {
  taken: Photo[]
  /** One sentence per photo that was refused. */
  refused: string[]
}

/** @param room how many more are taken */
export async function storePhotos(folder: string, room: number, sent: readonly SentPhoto[]): Promise<Stored> {
  const taken: Photo[] = []
  const refused: string[] = []
  for (const { name, data } of sent) {
    const called = name.replace(/[^\p{L}\p{N} ._-]/gu, '').slice(0, NAME_MAX) || 'photo'
    if (taken.length >= room) refused.push(`${called}: there is room for ${MAX_PHOTOS} photos.`)
    else if (data.length > MAX_PHOTO_MB * MB)
      refused.push(`${called} is too large. The limit is ${MAX_PHOTO_MB} MB.`)
    else {
      const clean = await cleanPicture(data)
      if (!clean) refused.push(`${called} is no photo that we can read. Send JPEG, PNG or WebP.`)
      else {
        const key = `${folder}/${randomUUID()}.webp`
        await privateStorage().put(key, clean, 'image/webp')
        taken.push({ key, name: called, bytes: clean.length })
      }
    }
  }
  return { taken, refused }
}

export const dropPhotos = (photos: readonly Photo[]): Promise<unknown> =>
  Promise.allSettled(photos.map(({ key }) => privateStorage().remove(key)))

/** Null when it no longer exists. The caller has checked who asks. */
export const readPhoto = ({ key }: Pick<Photo, 'key'>): Promise<Buffer | null> => privateStorage().get(key)
