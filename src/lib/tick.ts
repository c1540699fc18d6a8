import { z } from 'zod'

const TICKED = new Set<unknown>([true, 'true', 'on', '1', 'Yes'])

/** JSON sends true; a plain form posts `on`. */
export const tick = z.preprocess((value) => TICKED.has(value), z.boolean())
