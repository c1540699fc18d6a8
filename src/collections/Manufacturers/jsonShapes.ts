import { z } from 'zod'

export const logoSchema = z.object({ url: z.string().max(2000).nullable() })
