/** What an account's page leaves out, for its export: payments, places in a line and trade-ins. */
import { z } from 'zod'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { textOrNull } from '@/domain/rowShapes'
import type { Site } from '@/domain/views'

const created = z.coerce.date()
const figure = z.number().nullish()

const paymentRow = z.object({
  payment_id: z.string(),
  state: z.string(),
  reference: z.string(),
  cents: z.number(),
  currency: textOrNull,
  paid_at: figure,
  createdAt: created,
})
const placeRow = z.object({ state: z.string(), car_name: textOrNull, createdAt: created })
const tradeInRow = z.object({
  lead_id: z.string(),
  rego: textOrNull,
  make: textOrNull,
  model: textOrNull,
  year: figure,
  km: figure,
  offer_low: figure,
  offer_high: figure,
  adjustmentAnswers: z.record(z.string(), z.unknown()).nullish(),
  createdAt: created,
})

async function rowsOf<Shape extends z.ZodObject>(
  { tenant }: Site,
  slug: string,
  shape: Shape,
  own: Clause,
): Promise<z.output<Shape>[]> {
  const rows = await (
    await table(slug)
  ).find([['tenant', '=', tenant.id], own], {
    fields: Object.keys(shape.shape),
    sort: [['createdAt', 'desc']],
  })
  return rows.map((row) => shape.parse(row))
}

/** `email`: one that the shopper proved. `leads`: references of the shopper's own leads. */
export async function ownTrade(site: Site, email: string | null, leads: readonly string[]) {
  const [payments, places_in_line, trade_ins] = await Promise.all([
    email ? rowsOf(site, 'payments', paymentRow, ['email', '=', email]) : [],
    email ? rowsOf(site, 'waiting-shoppers', placeRow, ['email', '=', email]) : [],
    leads.length ? rowsOf(site, 'valuations', tradeInRow, ['lead_id', 'in', [...leads]]) : [],
  ])
  return { payments, places_in_line, trade_ins }
}
