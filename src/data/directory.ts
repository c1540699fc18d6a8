import { env } from '@/env'
import { allTenants, tenantOfHost } from '@/tenancy/hosts'
import { getSite } from './sites'

export interface DirectoryEntry {
  name: string
  url: string
  tagline: string
  /** The dealer's own main colour and what is legible on it. */
  brand: string
  ink: string
}

/** The dealers of a demo installation; null outside demo mode, where nobody is told who the others are. */
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

/** Whether a certificate may be issued for this host: only for one that an active dealer has, or the platform's own. */
export const isServedHost = async (host: string): Promise<boolean> =>
  host === env.platformHost || (await tenantOfHost(host)) !== null
