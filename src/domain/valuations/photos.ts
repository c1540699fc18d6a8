import { z } from 'zod'

export const MAX_PHOTOS = 8
export const MAX_PHOTO_MB = 12
/** For one upload, with room for the other fields of the form below the server's limit. */
export const MAX_SENDING_MB = 23

const photo = z.object({ key: z.string(), name: z.string(), bytes: z.number() })
export const photosSchema = z.array(photo)
export type Photo = z.output<typeof photo>
