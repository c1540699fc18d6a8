import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { recordOf } from '@/access/ids'
import { env } from '@/env'
import { hostsFor, listTenants } from '@/tenancy/directory'
import { domainsSchema } from '@/domain/tenant/jsonShapes'

/** A host belongs to one tenant at most. The platform's own host belongs to none. */
export const domainsAreFree: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const row = { ...recordOf(originalDoc), ...recordOf(data) }
  const domains = domainsSchema.catch([]).parse(row.domains ?? [])
  const wanted = new Set(typeof row.slug === 'string' ? hostsFor(row.slug, domains) : domains)
  const others = (await listTenants(req.payload)).filter(({ id }) => id !== recordOf(originalDoc).id)
  const taken = [env.platformHost, ...others.flatMap(({ hosts }) => hosts)].find((host) => wanted.has(host))
  if (taken)
    throw new ValidationError(
      { collection: 'tenants', errors: [{ path: 'domains', message: `${taken} already leads elsewhere.` }] },
      req.t,
    )
  return data
}
