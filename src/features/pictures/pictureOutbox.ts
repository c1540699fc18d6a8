import { z } from 'zod'
import { pictureFilesSchema, type PictureFile } from '@/core/car/carPictures'
import { CAR_FIELDS } from '@/core/car/fields'
import { rowShape } from '@/core/car/schema'
import { log } from '@/lib/log'
import { NEVER } from '@/lib/never'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'

const words = z.string().nullable()
const carSchema = z.object({
  id: z.string(),
  tenant: z.string(),
  dealership_id: z.string(),
  slug: z.string(),
  rev: z.number(),
  status: words,
  primary_image_url: words,
  ...rowShape(CAR_FIELDS, ['thumbnails', 'images']),
  picture_files: pictureFilesSchema.nullable().catch(null),
})
export type PictureCar = z.output<typeof carSchema>
const FIELDS = Object.keys(carSchema.shape)

export interface PictureState {
  files: readonly PictureFile[]
  /** Epoch ms; null when finished, NEVER when given up with pictures missing. */
  next_at: number | null
  /** Hash of the addresses when all pictures are stored, else null. */
  done: string | null
  hold?: boolean
}

const cars = () => table('cars')
const free = (now: number): Clause => ({
  any: [[['picture_lease_until', '<', now]], [['picture_lease_until', '=', null]]],
})
const mine = (id: string, until: number): Clause[] => [
  ['id', '=', id],
  ['picture_lease_until', '=', until],
]

/** Claims up to `limit` due cars until `until` (epoch ms, unique per worker), oldest first. */
export async function claimPictures(now: number, until: number, limit: number): Promise<PictureCar[]> {
  const rows = await cars()
  const due: Clause[] = [['picture_next_at', '<=', now], free(now)]
  const found = await rows.find(due, { fields: ['id'], sort: [['picture_next_at', 'asc']], limit })
  if (found.length === 0) return []
  const named: Clause = ['id', 'in', found.map(({ id }) => String(id))]
  await rows.update([named, ...due], { picture_lease_until: until })
  const claimed = await rows.find([named, ['picture_lease_until', '=', until]], {
    fields: FIELDS,
    sort: [['picture_next_at', 'asc']],
  })
  const read = claimed.map((row) => ({ id: String(row.id), parsed: carSchema.safeParse(row) }))
  for (const { id, parsed } of read) {
    if (parsed.success) continue
    log.error({ id, issues: parsed.error.issues.slice(0, 3) }, 'the pictures of a stored car cannot be read')
    await rows.update(mine(id, until), { picture_next_at: NEVER, picture_lease_until: 0 })
  }
  return read.flatMap(({ parsed }) => parsed.data ?? [])
}

/** False, without a write, when the car changed or the lease was lost. Creates no new revision. */
export async function settlePictures(
  { id, rev }: PictureCar,
  until: number,
  { files, next_at, done, hold }: PictureState,
): Promise<boolean> {
  const set: Row = {
    picture_files: files.length ? files : null,
    picture_next_at: next_at,
    picture_done: done,
    picture_lease_until: hold ? until : 0,
  }
  return (await (await cars()).update([...mine(id, until), ['rev', '=', rev]], set)) > 0
}

export async function keepPictures(
  { id }: PictureCar,
  until: number,
  files: readonly PictureFile[],
): Promise<void> {
  await (await cars()).update(mine(id, until), { picture_files: files })
}

export async function releasePictures(ids: readonly string[], until: number): Promise<void> {
  await (
    await cars()
  ).update(
    [
      ['id', 'in', ids],
      ['picture_lease_until', '=', until],
    ],
    { picture_lease_until: 0 },
  )
}

const MOST_COUNTED = 100_000

export async function pictureBacklog(): Promise<{ waiting: number; failed: number }> {
  const rows = await cars()
  const count = async (where: Clause[]) =>
    (await rows.find(where, { fields: ['id'], limit: MOST_COUNTED })).length
  return {
    waiting: await count([
      ['picture_next_at', '>=', 0],
      ['picture_next_at', '<', NEVER],
    ]),
    failed: await count([['picture_next_at', '=', NEVER]]),
  }
}
