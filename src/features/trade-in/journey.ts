/** A journey is a lead about the shopper's own car, and the valuation row that belongs to it. Its id is the lead's. */
import { z } from 'zod'
import { table } from '@/db/table'
import type { Site } from '@/core/dealer/views'
import { type AdjustmentAnswers, answersSchema } from './answers.rules'
import { ERASED } from '@/core/person/personTables'
import type { OwnCar } from './ownCar.rules'
import type { NoGuide } from './words.rules'
import { readSound } from '@/lib/soundParts'
import { DAY_MS } from '@/lib/time'
import { type Photo, photosSchema } from '@/core/person/ownCarPhotos'

const ID = /^L[0-9A-Z]{8}$/
/** More than the fourteen days of a guide range; after that the link no longer works. */
const OPEN_MS = 30 * DAY_MS

const words = z
  .string()
  .nullish()
  .transform((text) => text || undefined)
const count = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined)

const leadRow = z.object({
  id: z.string(),
  lead_id: z.string(),
  form: z.enum(['trade-in', 'sell']),
  name: words,
  car_id: words,
  location_id: words,
  postcode: words,
  createdAt: z.coerce.date(),
  trade: z
    .object({ make: words, model: words, year: count, km: count, rego: words, regoState: words })
    .nullish(),
})

const result = z.object({
  reason: z.enum(['age', 'km', 'few', 'unknown', 'unavailable']).nullish(),
  count: z.number().nullish(),
  outside: z.boolean().default(false),
})

const valuationRow = z.object({
  id: z.string(),
  offer_low: count,
  offer_high: count,
  good_until: words,
  form_completed: z.boolean().nullish(),
  offer_accepted: z.boolean().nullish(),
  adjustmentAnswers: z.unknown(),
  result: result.nullish(),
  photos: photosSchema.nullish().transform((all) => all ?? []),
  rev: z
    .number()
    .nullish()
    .transform((rev) => rev ?? 0),
})

export interface Valuation {
  id: string
  range: { low: number; high: number } | null
  reason: NoGuide | null
  /** Similar cars on which it is based; null for an outside price guide. */
  count: number | null
  goodUntil: string
  answers: AdjustmentAnswers | null
  photos: Photo[]
  completed: boolean
  accepted: boolean
  rev: number
}

export interface Journey {
  leadRowId: string
  lead_id: string
  form: 'trade-in' | 'sell'
  car_id?: string
  location_id?: string
  car: OwnCar
  valuation: Valuation | null
}

function readValuation(stored: unknown): Valuation | null {
  const row = readSound('valuations', valuationRow, stored)
  if (!row) return null
  const range = row.offer_low && row.offer_high ? { low: row.offer_low, high: row.offer_high } : null
  return {
    id: row.id,
    range,
    reason: row.result?.reason ?? null,
    count: row.result?.outside ? null : (row.result?.count ?? 0),
    goodUntil: row.good_until ?? '',
    answers: answersSchema.safeParse(row.adjustmentAnswers).data ?? null,
    photos: row.photos,
    completed: row.form_completed === true,
    accepted: row.offer_accepted === true,
    rev: row.rev,
  }
}

const ofSite = (site: Site, id: string) =>
  [
    ['tenant', '=', site.tenant.id],
    ['lead_id', '=', id],
  ] as const

export async function findValuation(site: Site, id: string): Promise<Valuation | null> {
  const [row] = await (await table('valuations')).find(ofSite(site, id), { limit: 1 })
  return row ? readValuation(row) : null
}

/** Of several journeys, by the lead's reference. */
export async function findValuations(
  { tenant }: Site,
  ids: readonly string[],
): Promise<Map<string, Valuation>> {
  if (!ids.length) return new Map()
  const rows = await (
    await table('valuations')
  ).find([
    ['tenant', '=', tenant.id],
    ['lead_id', 'in', ids],
  ])
  return new Map(
    rows.flatMap((row) => {
      const valuation = readValuation(row)
      return valuation ? [[String(row.lead_id), valuation] as const] : []
    }),
  )
}

/** Whether the link of a lead of that day still works. */
export const isJourneyOpen = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() <= OPEN_MS

/** Null alike for a journey that does not exist, is another dealer's, is too old, or whose person was erased. */
export async function findJourney(site: Site, id: unknown, now: Date): Promise<Journey | null> {
  if (typeof id !== 'string' || !ID.test(id)) return null
  const [row] = await (
    await table('leads')
  ).find(ofSite(site, id), { fields: Object.keys(leadRow.shape), limit: 1 })
  const lead = row && readSound('leads', leadRow, row)
  if (!lead || lead.name === ERASED || !isJourneyOpen(lead.createdAt, now)) return null
  return {
    leadRowId: lead.id,
    lead_id: lead.lead_id,
    form: lead.form,
    car_id: lead.car_id,
    location_id: lead.location_id,
    car: lead.trade ?? {},
    valuation: await findValuation(site, id),
  }
}
