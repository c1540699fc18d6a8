import { z } from 'zod'

/** A make without a logo shows its name. */
export const logoSchema = z.object({ url: z.string().max(2000).nullable() })
