import { z } from 'zod'
import type { Row } from '../db/table'
import { batchCarSchema } from '../stock/schema'

/** A car as the API reads it back: what was pushed, and what the platform made of it. */
export const carViewSchema = batchCarSchema.omit({ source_version: true }).extend({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  status: z.string(),
  created_at: z.number(),
  updated_at: z.number(),
  sold: z.boolean(),
  photos_count: z.number(),
  views: z.number(),
  dealership_id: z.string(),
  dealership_slug: z.string(),
  dealership_name: z.string().nullish(),
  location_id: z.string().nullish(),
  source_version: z.string().nullish(),
})
const FIELDS = Object.keys(carViewSchema.shape)

/** `reserved` is true while a shopper holds the car, whatever the feed says. `now` in epoch seconds. */
export function carView(row: Row, now = Date.now() / 1000): Record<string, unknown> {
  const view: Record<string, unknown> = {}
  for (const field of FIELDS) view[field] = row[field] ?? null
  const held = row.hold_state === 'held' || row.hold_state === 'pending'
  if (held && typeof row.hold_until === 'number' && row.hold_until > now) view.reserved = true
  return view
}
