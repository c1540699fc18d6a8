import { z } from 'zod'

const photo = z.object({ key: z.string(), name: z.string(), bytes: z.number() })
export const photosSchema = z.array(photo)
export type Photo = z.output<typeof photo>
