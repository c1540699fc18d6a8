import { z } from 'zod'
import { isAtLocations, ROLES } from '@/access/roles'
import { sellers } from '@/access/rules'
import { getDb } from '@/db/payload'
import { table } from '@/db/table'
import type { Colleague } from '@/features/leads/assignment.rules'

const names = z
  .array(z.string())
  .nullish()
  .transform((all) => all ?? [])
const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  locations: names,
  lead_categories: names,
})
const day = z.string().transform((value) => value.slice(0, 10))
/** Leave of a deleted person stays stored. */
const absenceSchema = z.object({ person: z.string().nullish(), first_day: day, last_day: day })
const turnSchema = z.object({ person: z.string(), turn: z.number() })
const ALL = { depth: 0, limit: 1_000, pagination: false, overrideAccess: true }

export async function turnsOf(tenantId: string): Promise<Map<string, number>> {
  const rows = await (await table('lead-turns')).find([['tenant', '=', tenantId]])
  return new Map(rows.map((row) => turnSchema.parse(row)).map(({ person, turn }) => [person, turn] as const))
}

export const withTurns = (
  people: readonly Omit<Colleague, 'turn'>[],
  turns: ReadonlyMap<string, number>,
): Colleague[] => people.map((one) => ({ ...one, turn: turns.get(one.id) ?? 0 }))

/** Who can have leads of this dealer: its admins, and sales staff with the places and categories they may see. */
export async function colleaguesOf(tenantId: string): Promise<Omit<Colleague, 'turn'>[]> {
  const payload = await getDb()
  const [{ docs: users }, { docs: absences }] = await Promise.all([
    payload.find({
      collection: 'users',
      where: {
        and: [
          { tenants: { in: [tenantId] } },
          { disabled: { not_equals: true } },
          { role: { in: [...sellers] } },
        ],
      },
      ...ALL,
    }),
    payload.find({ collection: 'absences', where: { tenant: { equals: tenantId } }, ...ALL }),
  ])
  const away = absences.map((row) => absenceSchema.parse(row))
  return users
    .map((row) => personSchema.parse(row))
    .map(({ id, name, role, locations, lead_categories }) => ({
      id,
      name,
      places: isAtLocations(role) ? locations : null,
      topics: isAtLocations(role) ? lead_categories : [],
      away: away
        .filter(({ person }) => person === id)
        .map(({ first_day, last_day }) => [first_day, last_day] as const),
    }))
}
