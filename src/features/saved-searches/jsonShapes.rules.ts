import { z } from 'zod'

/** The consent text word for word, for the Spam Act. */
export const alertConsentSchema = z.object({
  text: z.string(),
  version: z.string(),
  text_hash: z.string(),
  page: z.string(),
  at: z.string(),
})

/** By car id: the last price sent, in whole dollars. `seen` (epoch seconds) is the last match. */
export const seenCarsSchema = z.record(
  z.string(),
  z.object({
    price: z.number().nullable(),
    price_type: z.string().nullable(),
    seen: z.number(),
    out: z.boolean().optional(),
  }),
)

export const carNewsSchema = z.object({
  kind: z.enum(['new', 'drop', 'back']),
  name: z.string(),
  href: z.string(),
  picture: z.string().nullable(),
  facts: z.string(),
  price: z.string(),
  price_type: z.string(),
  before: z.string().nullable(),
})

/** The one mail to send, with its facts at decision time. Links with tokens are made when it is sent. */
export const owedMailSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirm'), key: z.string(), at: z.number() }),
  z.object({
    kind: z.literal('alert'),
    key: z.string(),
    at: z.number(),
    cars: z.array(carNewsSchema),
    more: z.number(),
  }),
])
