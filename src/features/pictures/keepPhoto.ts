import { randomUUID } from 'node:crypto'
import { ownPhotosSchema, pictureKey, type OwnPhoto } from '@/core/car/carPictures'
import { columnsOf } from '@/core/car/rows/carRows'
import { fullRefusal, REFUSALS } from './limits.rules'
import { MOST_OWN_PHOTOS, ownFolder, sortedPhotos } from './arrange.rules'
import { getStorage } from '@/integrations/storage'
import { readPicture, STAFF_FORMATS } from '@/integrations/storage/cleanPicture'
import { inTurn } from '@/lib/inTurn'
import { z } from 'zod'

const VALUES = ['images', 'primary_image_url', 'thumbnails', 'overrides', 'feed_values']
const rowSchema = z.looseObject({ own_photos: ownPhotosSchema.nullable().catch(null) })

interface PhotoRow {
  own: OwnPhoto[]
  values: unknown
}

async function readPhotoRow(id: string): Promise<PhotoRow | null> {
  const [row] = await (
    await columnsOf('photos')
  ).find([['id', '=', id]], { fields: ['id', 'own_photos', ...VALUES], limit: 1 })
  if (!row) return null
  const { own_photos, ...values } = rowSchema.parse(row)
  return { own: own_photos ?? [], values }
}

/** Creates no new revision: what shoppers see changes when the form is saved. */
async function writeOwnPhotos(id: string, own: readonly OwnPhoto[]): Promise<void> {
  await (await columnsOf('photos')).update([['id', '=', id]], { own_photos: own.length ? own : null })
}

export type PhotoResult = { url: string } | { refusal: string }

interface Photographed {
  id: string
  tenant: string
}

/** Stores a photo of a car for its form to use. The caller has checked the sender. */
export async function keepPhoto(
  { id, tenant }: Photographed,
  sent: Buffer,
  now = Date.now(),
): Promise<PhotoResult> {
  const clean = await readPicture(sent, STAFF_FORMATS)
  if (typeof clean === 'string') return { refusal: REFUSALS[clean] }
  return inTurn(`photos ${id}`, async () => {
    const row = await readPhotoRow(id)
    const { saved: stored, gone } = sortedPhotos(row?.own ?? [], row?.values, now)
    if (!row || stored.length >= MOST_OWN_PHOTOS) return { refusal: fullRefusal }
    const file = `${randomUUID()}.webp`
    // The row first: a file that no row knows would never be removed.
    await writeOwnPhotos(id, [...stored, { file, at: now }])
    await getStorage().put(pictureKey(tenant, id, file), clean, 'image/webp')
    for (const old of gone) await getStorage().remove(pictureKey(tenant, id, old))
    return { url: `${ownFolder(tenant, id)}${file}` }
  })
}
