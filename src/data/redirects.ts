import { getDb } from '../db/payload'
import { normalisePath } from '../domain/redirects'
import type { Site } from '../domain/views'
import { siteRead } from './row'

export interface FoundRedirect {
  to: string
  /** 308 or 301 when true, else 307 or 302. */
  permanent: boolean
}

/** Where an old address of the site leads now, or null. Case and a slash at the end do not matter. */
export const findRedirect = async (site: Site, path: string): Promise<FoundRedirect | null> => {
  const from = normalisePath(path)
  const db = await getDb()
  const { docs } = await db.find({
    collection: 'redirects',
    where: { and: [{ tenant: { equals: site.tenant.id } }, { from: { in: [...new Set([path, from, `${from}/`])] } }] },
    depth: 0,
    limit: 1,
    ...siteRead,
  })
  const [rule] = docs
  return rule && normalisePath(rule.to) !== from ? { to: rule.to, permanent: rule.permanent ?? true } : null
}
