import { env } from '@/env'
import { allTenants, tenantOfHost, twinOf } from '@/core/dealer/rows/hosts'
import type { Site } from '@/core/dealer/views'
import { getSite } from './sites'

/** Null outside demo mode, where no tenant may see the others. */
export async function listDemoSites(): Promise<Site[] | null> {
  if (env.mode !== 'demo') return null
  const tenants = await allTenants()
  const sites = await Promise.all(tenants.map(({ slug }) => getSite(`${slug}.${env.platformHost}`)))
  return sites.flatMap((site) => site ?? [])
}

/** Whether a certificate may be issued: only for a host of an active tenant, one that leads to it, or the platform's. */
export const isServedHost = async (host: string): Promise<boolean> =>
  host === env.platformHost || (await tenantOfHost(host)) !== null || (await twinOf(host)) !== null
