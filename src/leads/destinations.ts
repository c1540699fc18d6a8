import { z } from 'zod'
import { table } from '@/db/table'
import { takesLead } from '@/domain/leads/destinations'

const destinationSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['mail', 'adf', 'webhook']),
  email: z.string().nullish(),
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

const MOST = 200

export async function destinationsFor(
  tenantId: string,
  lead: { category: string; location_id: string | null },
): Promise<Destination[]> {
  const rows = await (await table('lead-destinations')).find([['tenant', '=', tenantId]], { limit: MOST })
  return rows
    .map((row) => destinationSchema.parse(row))
    .filter((one) =>
      takesLead({ ...one, enabled: one.enabled === true, location_id: one.location_id || null }, lead),
    )
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

/** The new one first; the replaced one signs along for a day. */
export const secretsOf = (
  { secret, secret_before, secret_before_until }: Destination,
  now: number,
): string[] =>
  [secret, (secret_before_until ?? 0) > now ? secret_before : null].filter((one) => typeof one === 'string')
