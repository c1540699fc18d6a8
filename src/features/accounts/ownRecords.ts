/** What the dealer stores about a shopper, found by addresses that the shopper proved; never of another dealer. */
import { z } from 'zod'
import { textOrEmpty, textOrNull } from '@/core/dealer/rowShapes'
import { rowsInPieces } from '@/db/pieces'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { FREQUENCIES } from '@/features/saved-searches/frequency.rules'
import { answersSchema } from '@/features/reservations/deals/answers.rules'
import { handlingLocationSchema } from '@/features/reservations/jsonShapes.rules'
import { ownDrawSchema } from '@/features/spin/draw.rules'
import { phoneSpellings } from '@/core/place/phones/phones'
import type { Site } from '@/core/dealer/views'
import { readSound } from '@/lib/readSound'

export interface Proved {
  id: string
  email: string | null
  phone: string | null
}

const ownCar = z
  .object({ make: textOrNull, model: textOrNull, year: z.number().nullish() })
  .nullish()
  .catch(null)

const leadRow = z.object({
  lead_id: z.string(),
  form: textOrNull,
  category: textOrNull,
  subcategory: textOrNull,
  message: textOrNull,
  stock_number: textOrNull,
  car_id: textOrNull,
  url: textOrNull,
  responded_at: z.coerce.date().nullish(),
  trade: ownCar,
  createdAt: z.coerce.date(),
})
const appointmentRow = z.object({
  reference: textOrEmpty,
  kind: z.string(),
  state: z.string(),
  start: z.coerce.date(),
  timezone: textOrNull,
  car_id: textOrNull,
  car_name: textOrNull,
  lead_id: textOrNull,
  location_id: textOrNull,
})
const bookingRow = appointmentRow.extend({ salt: z.string() })
const reservationRow = z.object({
  reservation_id: z.string(),
  state: z.string(),
  car_name: textOrNull,
  car_slug: textOrNull,
  amount: z.number().nullish(),
  held_until: z.number().nullish(),
  place: handlingLocationSchema.nullish(),
  pay_url: textOrNull,
  lead_id: textOrNull,
  createdAt: z.coerce.date(),
})
const searchRow = z.object({
  id: z.string(),
  name: z.string(),
  search: textOrEmpty,
  frequency: z.enum(FREQUENCIES),
})

export type OwnBooking = z.output<typeof bookingRow>

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

/** One kind of rows: `where` is null when none of them can be the shopper's. */
export interface OwnRows<Shape extends z.ZodObject> {
  slug: string
  shape: Shape
  where(person: Proved, now: number): Clause[] | null
}
interface OwnKind<Shape extends z.ZodObject> extends OwnRows<Shape> {
  sort: 'createdAt' | 'start' | 'expires_at' | 'stopped_at'
}

const owned = <Shape extends z.ZodObject>(
  slug: string,
  shape: Shape,
  sort: OwnKind<Shape>['sort'] = 'createdAt',
): OwnKind<Shape> => ({
  ...{ slug, shape, sort },
  where(person) {
    const own = ownedBy(slug, person)
    return own && [own]
  },
})

export const OWN_LEADS = owned('leads', leadRow)
export const OWN_APPOINTMENTS = owned('appointments', appointmentRow, 'start')
/** With what the link of each is made of. */
export const OWN_BOOKINGS: OwnKind<typeof bookingRow> = { ...OWN_APPOINTMENTS, shape: bookingRow }
export const OWN_RESERVATIONS = owned('reservations', reservationRow)
export const OWN_DRAWS = owned('prize-draws', ownDrawSchema)

const dealRow = z.object({
  tenant: z.string(),
  deal_id: z.string(),
  car_name: textOrNull,
  car_slug: textOrNull,
  answers: answersSchema.nullish(),
  expires_at: z.number(),
})

export const OWN_DEALS: OwnKind<typeof dealRow> = {
  ...{ slug: 'deals', shape: dealRow, sort: 'expires_at' },
  where: ({ id }, now) => [
    ['shopper_id', '=', id],
    ['reservation_id', '=', ''],
    ['expires_at', '>', now],
  ],
}

/** Searches of a proved address, without the mails about saved cars. */
const searches = (sort: 'createdAt' | 'stopped_at', ...which: Clause[]): OwnKind<typeof searchRow> => ({
  ...{ slug: 'saved-searches', shape: searchRow, sort },
  where: ({ email }) => (email ? [['email', '=', email], ['shopper_id', '=', null], ...which] : null),
})

export const OWN_SEARCHES = searches('createdAt', ['state', '=', 'active'])
/** Those that once were confirmed: anybody can type an address, and what its owner refused is not shown again. */
export const OWN_STOPPED_SEARCHES = searches(
  'stopped_at',
  ['state', '=', 'stopped'],
  ['confirmed_at', '!=', null],
)

/** As many as a page lists. */
const MOST_SHOWN = 100

export async function newestOf<Shape extends z.ZodObject>(
  { slug, shape, sort, where }: OwnKind<Shape>,
  { tenant }: Site,
  person: Proved,
  now: number,
  limit = MOST_SHOWN,
): Promise<z.output<Shape>[]> {
  const own = where(person, now)
  if (!own) return []
  const rows = await (
    await table(slug)
  ).find([['tenant', '=', tenant.id], ...own], {
    fields: Object.keys(shape.shape),
    sort: [[sort, 'desc']],
    limit,
  })
  return rows.flatMap((row): z.output<Shape>[] => {
    const sound = readSound(slug, shape, row)
    return sound === null ? [] : [sound]
  })
}

/** However many there are, a piece at a time. */
export async function* allOf<Shape extends z.ZodObject>(
  { slug, shape, where }: OwnRows<Shape>,
  { tenant }: Site,
  person: Proved,
  now: number,
): AsyncGenerator<z.output<Shape>> {
  const own = where(person, now)
  if (!own) return
  const pieces = rowsInPieces(slug, [['tenant', '=', tenant.id], ...own], Object.keys(shape.shape))
  for await (const rows of pieces)
    for (const row of rows) {
      const sound = readSound(slug, shape, row)
      if (sound) yield sound
    }
}
