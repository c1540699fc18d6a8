import { z } from 'zod'

/** What integrators were last sent of a row last: a word or a short hash by part, such as price and standing. */
export const announcedSchema = z.record(z.string(), z.string())
export type Announced = z.output<typeof announcedSchema>
