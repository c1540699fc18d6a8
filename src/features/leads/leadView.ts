import { z } from 'zod'
import type { Row } from '@/db/tableTypes'

const words = z.string().nullable()
const yes = z.boolean()
const map = z.record(z.string(), z.unknown())

/** By webhook and by API. */
export const leadViewSchema = z.object({
  lead_id: z.string().meta({ description: 'Reference that the shopper was given; unique for the dealer' }),
  cluster_id: words.meta({ description: 'The same for all leads of one person, told by e-mail and phone' }),
  created_at: z.iso.datetime(),
  state: z.string(),
  form: words,
  category: words,
  subcategory: words,
  name: words,
  last_name: words,
  email: words,
  phone: words,
  postcode: words,
  message: words,
  PreferredContactMethod: words,
  dealership_slug: words,
  location: words,
  car_id: words,
  car_type: words,
  stock_number: words,
  manufacturer_slug: words,
  vehicle_status: words,
  offer_from_client: z.number().nullable(),
  booking_date: words,
  trade: map.nullable().meta({ description: "The shopper's own car, where one is to be traded in" }),
  opt_in: yes.meta({ description: 'Agreed to marketing; false also where the box was ticked beforehand' }),
  opt_in_finance: yes,
  opt_in_trade: yes,
  consent: map.nullable().meta({ description: 'The words agreed to, their version, time, page and channel' }),
  url: words.meta({ description: 'The page it was sent from' }),
  source: words,
  lead_attributes: map.nullable(),
})
export type LeadView = z.output<typeof leadViewSchema>

const moment = z.union([z.string(), z.date()])

export function leadView(row: Row): LeadView {
  const created = new Date(moment.parse(row.createdAt)).toISOString()
  const ticks = {
    opt_in: row.opt_in === true,
    opt_in_finance: row.opt_in_finance === true,
    opt_in_trade: row.opt_in_trade === true,
  }
  const filled = Object.fromEntries(
    Object.keys(leadViewSchema.shape).map((name) => [name, row[name] ?? null]),
  )
  return leadViewSchema.parse({ ...filled, ...ticks, created_at: created })
}
