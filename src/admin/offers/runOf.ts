import { z } from 'zod'
import type { OfferRun } from '@/features/offers/offerState.rules'

const day = z.string().nullish().catch(null)
const runSchema = z.object({ starts_at: day, ends_at: day }).catch({})

/** The days of a row that Payload hands over without its type. */
export const runOf = (row: unknown): OfferRun => runSchema.parse(row)
