import { cache } from 'react'
import { getDb } from '../db/payload'
import { type TenantConfig, tenantConfigSchema } from '../domain/tenantConfig'
import type { Site } from '../domain/views'
import { env } from '../env'
import { log } from '../lib/log'
import { tenantOfHost } from '../tenancy/hosts'
import { dealershipsOf } from '../tenancy/scope'

/** The address that pages are known by: the dealer's own domain in production, the asked host of demo dealers. */
const originOf = (hosts: readonly string[], host: string): string => {
  if (env.mode === 'demo' && host.endsWith('localhost')) return `http://${host}:${env.port}`
  return `https://${hosts[0] ?? host}`
}

const configOf = (slug: string, stored: unknown): TenantConfig | null => {
  const parsed = tenantConfigSchema.safeParse(stored)
  if (parsed.success) return parsed.data
  log.error({ tenant: slug, issues: parsed.error.issues.slice(0, 5) }, 'the configuration of a dealer site is not valid')
  return null
}

/**
 * The dealer site of a host, or null for a host that no active dealer has.
 * @param host lower case, without port
 */
export const getSite = cache(async (host: string): Promise<Site | null> => {
  const entry = host ? await tenantOfHost(host) : null
  if (!entry) return null
  const db = await getDb()
  const [row, dealerships] = await Promise.all([
    db.findByID({ collection: 'tenants', id: entry.id, depth: 0, disableErrors: true, overrideAccess: true, select: { name: true, slug: true, status: true, config: true } }),
    dealershipsOf(entry.id),
  ])
  const config = row?.status === 'active' ? configOf(entry.slug, row.config) : null
  if (!row || !config) return null
  return {
    tenant: { id: row.id, slug: row.slug, name: row.name },
    config,
    dealerships,
    dealershipIds: dealerships.map(({ id }) => id),
    host,
    origin: originOf(entry.hosts, host),
  }
})

/** The site that the front door named on a call; null on the platform's own host. */
export const siteOfRequest = async (request: Request): Promise<Site | null> => getSite(request.headers.get('x-forecourt-site') ?? '')
