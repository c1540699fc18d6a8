import { z } from 'zod'

/** What integrators were told of a row last: a word or a short hash by part, such as price and standing. */
export const toldSchema = z.record(z.string(), z.string())
export type Told = z.output<typeof toldSchema>
