import { z } from 'zod'

export const reviewImageSchema = z.object({ url: z.string(), thumb: z.object({ url: z.string() }).nullish() })
