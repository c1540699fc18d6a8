import { z } from 'zod'

export const offerSchema = z.object({
  sealed: z.string(),
  key: z.string(),
  qr: z.object({ modules: z.number(), path: z.string() }),
})
export type Offer = z.infer<typeof offerSchema>

export const codesSchema = z.object({ codes: z.array(z.string()) })

/** In groups of four, as authenticator apps show it. */
export const spacedKey = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ')
