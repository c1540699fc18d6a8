/** What the dealer stores about a shopper, found by addresses that the shopper proved; never of another dealer. */
import { z } from 'zod'
import { textOrNull } from '@/domain/rowShapes'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { FREQUENCIES } from '@/domain/alerts/frequency'
import { answersSchema } from '@/domain/deal/answers'
import { handlingLocationSchema } from '@/domain/reserve/jsonShapes'
import { ownDrawSchema } from '@/domain/spin/draw'
import { phoneSpellings } from '@/domain/phones/phones'
import type { Site } from '@/domain/views'

export interface Proved {
  id: string
  email: string | null
  phone: string | null
}

const MAX_RECORDS = 100

const leadRow = z.object({
  lead_id: z.string(),
  form: textOrNull,
  category: textOrNull,
  subcategory: textOrNull,
  message: textOrNull,
  stock_number: textOrNull,
  url: textOrNull,
  createdAt: z.coerce.date(),
})
const appointmentRow = z.object({
  kind: z.string(),
  state: z.string(),
  start: z.coerce.date(),
  timezone: textOrNull,
  car_id: textOrNull,
  location_id: textOrNull,
})
const reservationRow = z.object({
  reservation_id: z.string(),
  state: z.string(),
  car_name: textOrNull,
  car_slug: textOrNull,
  amount: z.number().nullish(),
  held_until: z.number().nullish(),
  place: handlingLocationSchema.nullish(),
  pay_url: textOrNull,
  createdAt: z.coerce.date(),
})
const searchRow = z.object({ name: z.string(), search: textOrNull, frequency: z.enum(FREQUENCIES) })

export type OwnLead = z.output<typeof leadRow>
export type OwnSearch = z.output<typeof searchRow>

/** Null without a proved address: then no row belongs to the shopper. Reservations and prizes also name their shopper. */
function ownedBy(slug: string, { id, email, phone }: Proved): Clause | null {
  // Addresses of leads are sealed: what they are compared by is the key of their person.
  if (slug === 'leads') {
    const keys: Clause[][] = [
      ...(email ? [[['person_email', '=', email.toLowerCase()] as const]] : []),
      ...(phone ? [[['person_phone', '=', phone] as const]] : []),
    ]
    return keys.length ? { any: keys } : null
  }
  const any: Clause[][] = slug === 'appointments' ? [] : [[['shopper_id', '=', id]]]
  if (email) any.push([['email', '=', email]])
  if (phone) any.push([['phone', 'in', phoneSpellings(phone)]])
  return any.length ? { any } : null
}

const reader =
  <Shape extends z.ZodObject>(slug: string, shape: Shape, sort: 'createdAt' | 'start') =>
  async (site: Site, person: Proved): Promise<z.output<Shape>[]> => {
    const own = ownedBy(slug, person)
    if (!own) return []
    const rows = await (
      await table(slug)
    ).find([['tenant', '=', site.tenant.id], own], {
      fields: Object.keys(shape.shape),
      sort: [[sort, 'desc']],
      limit: MAX_RECORDS,
    })
    return rows.map((row) => shape.parse(row))
  }

export const ownLeads = reader('leads', leadRow, 'createdAt')
export const ownAppointments = reader('appointments', appointmentRow, 'start')
export const ownReservations = reader('reservations', reservationRow, 'createdAt')
export const ownDraws = reader('prize-draws', ownDrawSchema, 'createdAt')

const dealRow = z.object({
  tenant: z.string(),
  deal_id: z.string(),
  car_name: textOrNull,
  car_slug: textOrNull,
  answers: answersSchema.nullish(),
  expires_at: z.number(),
})
export type OwnDeal = z.output<typeof dealRow>

export async function ownDeals(site: Site, { id }: Pick<Proved, 'id'>, now: number): Promise<OwnDeal[]> {
  const rows = await (
    await table('deals')
  ).find(
    [
      ['tenant', '=', site.tenant.id],
      ['shopper_id', '=', id],
      ['reservation_id', '=', ''],
      ['expires_at', '>', now],
    ],
    { fields: Object.keys(dealRow.shape), sort: [['expires_at', 'desc']], limit: MAX_RECORDS },
  )
  return rows.map((row) => dealRow.parse(row))
}

/** Searches that send mail to a proved address, without the mails about saved cars. */
export async function ownSearches(site: Site, { email }: Proved): Promise<OwnSearch[]> {
  if (!email) return []
  const rows = await (
    await table('saved-searches')
  ).find(
    [
      ['tenant', '=', site.tenant.id],
      ['email', '=', email],
      ['state', '=', 'active'],
      ['shopper_id', '=', null],
    ],
    { fields: Object.keys(searchRow.shape), sort: [['createdAt', 'desc']], limit: MAX_RECORDS },
  )
  return rows.map((row) => searchRow.parse(row))
}
