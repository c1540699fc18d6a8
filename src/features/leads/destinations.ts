import { z } from 'zod'
import { table } from '@/db/table'
import { takesLead, type SentLead } from './destinations.rules'
import type { QuietHours } from './quietHours.rules'
import { addressesOf, zoneOf } from './recipients'

export const destinationSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['mail', 'adf', 'webhook']),
  email: z.string().nullish(),
  person: z.string().nullish(),
  quiet_from: z.string().nullish(),
  quiet_to: z.string().nullish(),
  url: z.string().nullish(),
  categories: z
    .array(z.string())
    .nullish()
    .transform((all) => all ?? []),
  location_id: z.string().nullish(),
  placeholder_vehicle: z.boolean().nullish(),
  enabled: z.boolean().nullish(),
  secret: z.string().nullish(),
  secret_before: z.string().nullish(),
  secret_before_until: z.number().nullish(),
})
export type Destination = z.output<typeof destinationSchema>
export type Receiver = Destination & { quiet?: QuietHours }

const MAX_DESTINATIONS = 200

async function receiversOf(tenantId: string, all: Destination[]): Promise<Receiver[]> {
  const people = all.flatMap(({ kind, person }) => (kind === 'mail' && person ? [person] : []))
  const hasQuiet = all.some(({ quiet_from }) => quiet_from)
  const [addresses, zone] = await Promise.all([
    addressesOf(tenantId, people),
    hasQuiet ? zoneOf(tenantId) : '',
  ])
  return all.flatMap((one): Receiver[] => {
    const { kind, person, quiet_from: from, quiet_to: to } = one
    if (kind !== 'mail') return [one]
    const email = person ? addresses.get(person) : one.email
    if (!email) return []
    return [{ ...one, email, ...(from && to ? { quiet: { from, to, zone } } : {}) }]
  })
}

export async function destinationsFor(tenantId: string, lead: SentLead): Promise<Receiver[]> {
  const rows = await (
    await table('lead-destinations')
  ).find([['tenant', '=', tenantId]], { limit: MAX_DESTINATIONS })
  const taking = rows
    .map((row) => destinationSchema.parse(row))
    .filter((one) =>
      takesLead({ ...one, enabled: one.enabled === true, location_id: one.location_id || null }, lead),
    )
  return receiversOf(tenantId, taking)
}

/** Null when it was deleted or switched off. */
export async function openDestination(id: string): Promise<Destination | null> {
  const [row] = await (await table('lead-destinations')).find([['id', '=', id]], { limit: 1 })
  const found = row ? destinationSchema.parse(row) : null
  return found?.enabled ? found : null
}

export async function switchOff(id: string, reason: string): Promise<void> {
  await (await table('lead-destinations')).update([['id', '=', id]], { enabled: false, off_reason: reason })
}

/** The new secret first; the replaced one also signs for a day. */
export const secretsOf = (
  { secret, secret_before, secret_before_until }: Destination,
  now: number,
): string[] =>
  [secret, (secret_before_until ?? 0) > now ? secret_before : null].filter((one) => typeof one === 'string')
