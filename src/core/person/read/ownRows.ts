/** What the dealer stores about a shopper, found by addresses that the shopper proved; never of another dealer. */
import type { z } from 'zod'
import { rowsInPieces } from '@/db/pieces'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { phoneSpellings } from '@/core/place/phones/phones'
import type { Site } from '@/core/dealer/views'
import { readSound } from '@/lib/soundParts'

export interface Proved {
  id: string
  email: string | null
  phone: string | null
}

/** Null without a proved address: then no row belongs to the shopper. Reservations and prizes also name their shopper. */
export function ownedBy(slug: string, { id, email, phone }: Proved): Clause | null {
  // Addresses of leads are sealed: what they are compared by is the key of their person.
  if (slug === 'leads') {
    const keys: Clause[][] = [
      ...(email ? [[['person_email', '=', email.toLowerCase()] as const]] : []),
      ...(phone ? [[['person_phone', '=', phone] as const]] : []),
    ]
    return keys.length ? { any: keys } : null
  }
  const any: Clause[][] = slug === 'bookings' ? [] : [[['shopper_id', '=', id]]]
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
export interface OwnKind<Shape extends z.ZodObject> extends OwnRows<Shape> {
  sort: 'createdAt' | 'start' | 'expires_at' | 'stopped_at'
}

export const owned = <Shape extends z.ZodObject>(
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
