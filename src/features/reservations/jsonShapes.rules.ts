import { z } from 'zod'
import { FALLBACK_ZONE } from '@/core/dealer/country/zones'

/** What happened to a reservation, newest last. `by`: shopper, provider, clock, or a member of staff. */
export const eventsSchema = z.array(
  z.object({
    at: z.number(),
    what: z.string(),
    by: z.string(),
    /** A hash of who made it, for the limit of unpaid holds. */
    sender: z.string().optional(),
  }),
)

/** The location that handles it, as it was when the reservation was made. */
export const handlingLocationSchema = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  zone: z.string(),
})
export type HandlingLocation = z.output<typeof handlingLocationSchema>

const NOWHERE: HandlingLocation = { name: '', address: '', phone: '', email: '', zone: FALLBACK_ZONE }
/** Rows of people who were erased before have none. */
export const storedLocationSchema = handlingLocationSchema.nullish().transform((place) => place ?? NOWHERE)

const dollars = z.number()
/**
 * Whole dollars. `charges`: the words for what comes on top of the price. `tradeIn`: the shopper's own figure less what is owed on it, null while it is unknown. `lent`: the loan that
 * the shopper asks for, null without one.
 */
export const dealSumSchema = z.object({
  price: dollars,
  charges: z.string().optional(),
  delivery: dollars.nullable(),
  tradeIn: dollars.nullable(),
  deposit: dollars,
  lent: dollars.nullable().default(null),
})

/** The booking of a handover, and when that is over, in epoch ms. */
const takenSchema = z.object({ booking: z.string(), ends: z.number() })
export type TakenHandover = z.output<typeof takenSchema>

/** An online deal in lines, for the shopper and for staff. `sum`: the figures behind the line of what is left. */
export const dealLinesSchema = z.array(
  z.object({
    title: z.string(),
    text: z.string(),
    sum: dealSumSchema.optional(),
    handover: takenSchema.optional(),
  }),
)
export type DealLine = z.output<typeof dealLinesSchema>[number]

/** The lead that a row still owes: the fields of POST /api/leads. */
export const leadValuesSchema = z.record(z.string(), z.unknown())

export const agreedSchema = z.object({
  terms: z.string(),
  notice: z.string(),
  /** What came on top of the price, in words. */
  charges: z.string().optional(),
  version: z.string(),
  marketing: z.boolean(),
  at: z.string(),
  page: z.string(),
})
