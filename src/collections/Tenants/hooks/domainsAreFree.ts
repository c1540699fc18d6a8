import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { recordOf } from '@/access/ids'
import { env } from '@/env'
import { hostsFor } from '@/tenancy/directory'
import { domainsSchema } from '@/domain/tenant/jsonShapes'

/** A host belongs to one tenant at most. The platform's own host belongs to none. */
export const domainsAreFree: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const row = { ...recordOf(originalDoc), ...recordOf(data) }
  const domains = domainsSchema.catch([]).parse(row.domains ?? [])
  const wanted = new Set(typeof row.slug === 'string' ? hostsFor(row.slug, domains) : domains)
  // Suspended dealers too: they become active again with their hosts.
  const { docs } = await req.payload.find({
    collection: 'tenants',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { slug: true, domains: true },
  })
  const others = docs
    .filter(({ id }) => id !== recordOf(originalDoc).id)
    .flatMap((one) => hostsFor(one.slug, domainsSchema.catch([]).parse(one.domains ?? [])))
  const taken = [env.platformHost, ...others].find((host) => wanted.has(host))
  if (taken)
    throw new ValidationError(
      { collection: 'tenants', errors: [{ path: 'domains', message: `${taken} is already in use.` }] },
      req.t,
    )
  return data
}
