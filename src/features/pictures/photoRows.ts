import { z } from 'zod'
import { ownPhotosSchema, type OwnPhoto } from './ownPhotos.rules'
import { table } from '@/db/table'

const VALUES = ['images', 'primary_image_url', 'thumbnails', 'overrides', 'feed_values']
const rowSchema = z.looseObject({ own_photos: ownPhotosSchema.nullable().catch(null) })

export interface PhotoRow {
  own: OwnPhoto[]
  values: unknown
}

export async function readPhotoRow(id: string): Promise<PhotoRow | null> {
  const [row] = await (
    await table('cars')
  ).find([['id', '=', id]], { fields: ['id', 'own_photos', ...VALUES], limit: 1 })
  if (!row) return null
  const { own_photos, ...values } = rowSchema.parse(row)
  return { own: own_photos ?? [], values }
}

/** Creates no new revision: what shoppers see changes when the form is saved. */
export async function writeOwnPhotos(id: string, own: readonly OwnPhoto[]): Promise<void> {
  await (await table('cars')).update([['id', '=', id]], { own_photos: own.length ? own : null })
}
