import { z } from 'zod'

const photo = z.object({ key: z.string(), name: z.string(), bytes: z.number() })
export const photosSchema = z.array(photo)
export type Photo = z.output<typeof photo>

const withPhotos = z.object({ photos: photosSchema.nullish().catch(null) })
const photosIn = (value: unknown): Photo[] => withPhotos.safeParse(value).data?.photos ?? []
/** Of a row: its own, and those of its messages. */
export const photosOf = (row: Record<string, unknown>): Photo[] => [
  ...photosIn(row),
  ...(Array.isArray(row.timeline) ? row.timeline.flatMap(photosIn) : []),
]
