import { z } from 'zod'
import type { Row } from '@/db/tableTypes'
import { isReserved } from '@/core/car/derive'
import { namesWith, type CarTable } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { PICTURE_STATES } from '@/core/car/pictureNews'
import { strictSchema } from '@/core/car/schema'

const isRequired = (name: string, table: CarTable) => Boolean(table[name]?.required)

export function carViewOf(table: CarTable) {
  const names = [...new Set([...namesWith(table, { owner: 'feed' }), ...namesWith(table, { public: true })])]
  const fields = names.flatMap((name) => {
    const field = table[name]
    if (!field) return []
    return [[name, strictSchema(isRequired(name, table) ? { ...field, required: true } : field)] as const]
  })
  return z.object({ ...Object.fromEntries(fields), source_version: z.string().nullish() })
}
const FIELDS = Object.keys(carViewOf(CAR_FIELDS).shape)

/** `reserved`: a shopper holds the car, whatever the feed states. `now` in epoch seconds. */
export function carView(row: Row, now = Date.now() / 1000): Record<string, unknown> {
  const view = Object.fromEntries(FIELDS.map((field) => [field, row[field] ?? null]))
  return isReserved(row, now) ? { ...view, reserved: true } : view
}

export const picturesSchema = z
  .array(
    z.object({
      url: z.string(),
      state: z.enum(PICTURE_STATES),
      reason: z.string().nullable().meta({ description: 'Why it failed, or is not here yet' }),
    }),
  )
  .meta({
    description:
      'What became of each picture. A waiting one is tried again for about half a day; a failed one again with the next change of the car',
  })

export const previousSchema = z.string().optional().meta({
  description:
    'It goes on with the car that had this stock number, known by its VIN: same page, photos and prices before',
})

export const ownersSchema = z.record(z.string(), z.string()).meta({
  description:
    'Who said each fact last: the name of a key or of a file, or staff. A part of an object is named by its path, as variant.torque',
})
