import { env } from '@/env'
import { allTenants, tenantOfHost, twinOf } from '@/core/dealer/rows/hosts'
import { getSite } from './sites'

export interface DirectoryEntry {
  name: string
  url: string
  tagline: string
  brand: string
  ink: string
}

/** Null outside demo mode, where no tenant may see the others. */
export async function listDemoSites(): Promise<DirectoryEntry[] | null> {
  if (env.mode !== 'demo') return null
  const tenants = await allTenants()
  const sites = await Promise.all(tenants.map(({ slug }) => getSite(`${slug}.${env.platformHost}`)))
  return sites.flatMap((site) => {
    if (!site) return []
    const { colours } = site.config.theme
    return [
      {
        name: site.tenant.name,
        url: site.origin,
        tagline: site.config.tagline,
        brand: colours.night ?? '#14181d',
        ink: colours['night-ink'] ?? '#ffffff',
      },
    ]
  })
}

/** Whether a certificate may be issued: only for a host of an active tenant, one that leads to it, or the platform's. */
export const isServedHost = async (host: string): Promise<boolean> =>
  host === env.platformHost || (await tenantOfHost(host)) !== null || (await twinOf(host)) !== null
