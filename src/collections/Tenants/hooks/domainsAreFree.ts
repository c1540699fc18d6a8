import { ValidationError, type CollectionBeforeChangeHook, type Payload } from 'payload'
import { recordOf } from '@/access/ids'
import { tableOf } from '@/db/table'
import { env } from '@/env'
import { hostsFor } from '@/core/dealer/rows/directory'
import { domainsSchema } from '@/core/dealer/config/jsonShapes'

const readDomains = (stored: unknown): string[] => domainsSchema.catch([]).parse(stored ?? [])

interface Wanted {
  slug: unknown
  domains: unknown
}

/** The first host of a dealer that is the platform's or another dealer's; a suspended dealer becomes active again with its hosts. */
export async function takenHost(
  payload: Payload,
  { slug, domains }: Wanted,
  isOwn: (other: { id: string; slug: string }) => boolean,
): Promise<string | undefined> {
  const own = readDomains(domains)
  const wanted = new Set(typeof slug === 'string' ? hostsFor(slug, own) : own)
  const rows = await tableOf(payload, 'tenants').find([], { fields: ['id', 'slug', 'domains'] })
  const others = rows
    .map((row) => ({ id: String(row.id), slug: String(row.slug), domains: row.domains }))
    .filter((one) => !isOwn(one))
    .flatMap((one) => hostsFor(one.slug, readDomains(one.domains)))
  return [env.platformHost, ...others].find((host) => wanted.has(host))
}

/** A host belongs to one tenant at most. The platform's own host belongs to none. */
export const domainsAreFree: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { id, slug, domains } = { ...recordOf(originalDoc), ...recordOf(data) }
  const taken = await takenHost(req.payload, { slug, domains }, (one) => one.id === id)
  if (taken)
    throw new ValidationError(
      { collection: 'tenants', errors: [{ path: 'domains', message: `${taken} is already in use.` }] },
      req.t,
    )
  return data
}
