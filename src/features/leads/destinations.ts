import { z } from 'zod'
import { table } from '@/db/table'
import { webhookEndSchema } from '@/core/letter/rows/webhookEnds'
import { takesLead, type SentLead } from './destinations.rules'
import type { QuietHours } from '@/core/place/quietHours'
import { addressesOf, zoneOf } from './recipients'

export const destinationSchema = webhookEndSchema.extend({
  kind: z.enum(['mail', 'adf', 'webhook']),
  email: z.string().nullish(),
  person: z.string().nullish(),
  quiet_from: z.string().nullish(),
  quiet_to: z.string().nullish(),
  categories: z
    .array(z.string())
    .nullish()
    .transform((all) => all ?? []),
  location_id: z.string().nullish(),
  placeholder_vehicle: z.boolean().nullish(),
  enabled: z.boolean().nullish(),
  leads: z.boolean().nullish(),
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
      takesLead(
        {
          ...one,
          enabled: one.enabled === true && one.leads !== false,
          location_id: one.location_id || null,
        },
        lead,
      ),
    )
  return receiversOf(tenantId, taking)
}

/** Null when it was deleted or switched off. */
export async function openDestination(id: string): Promise<Destination | null> {
  const [row] = await (await table('lead-destinations')).find([['id', '=', id]], { limit: 1 })
  const found = row ? destinationSchema.parse(row) : null
  return found?.enabled ? found : null
}
