import { getDb } from '@/db/payload'
import { financeTarget } from '@/core/money/paths'
import { normalisePath, redirectFrom, withQuery } from '@/core/dealer/links/redirects'
import { aliasHref } from '@/search/list/alias'
import type { Site } from '@/core/dealer/views'
import { searchContext } from '@/search/cars/context'
import { siteRead } from '@/core/dealer/read/row'
import { soundRows } from '@/core/dealer/read/soundRows'

export interface FoundRedirect {
  /** Of the dealer's own rule; absent for an address that the program redirects by itself. */
  id?: string
  to: string
  /** 301 when true, else 307. */
  permanent: boolean
}

const findRule = async (site: Site, path: string): Promise<FoundRedirect | null> => {
  const from = redirectFrom(path)
  const db = await getDb()
  const docs = await soundRows(db, 'redirects', site.tenant.id, (own) =>
    db.find({
      collection: 'redirects',
      where: { and: [...own, { from: { equals: from } }] },
      depth: 0,
      limit: 1,
      ...siteRead,
    }),
  )
  const [rule] = docs
  return rule && redirectFrom(rule.to) !== from
    ? { id: rule.id, to: rule.to, permanent: rule.permanent ?? true }
    : null
}

/** Never permanent: this address may change with the dealer's configuration. */
const findAlias = async (
  site: Site,
  path: string,
  params: URLSearchParams,
): Promise<FoundRedirect | null> => {
  const { aliases } = site.config.search
  const wanted = normalisePath(path)
  if (!aliases.some((alias) => normalisePath(alias) === wanted)) return null
  const to = aliasHref(wanted, params, aliases.map(normalisePath), await searchContext(site))
  return to === null ? null : { to, permanent: false }
}

/**
 * The target of an address without a page, or null. Case and a trailing slash are ignored; filters stay. The dealer's own rule
 * comes before the other names of the finance page: its old address may now be a lender's.
 */
export const findRedirect = async (
  site: Site,
  path: string,
  params: URLSearchParams = new URLSearchParams(),
): Promise<FoundRedirect | null> => {
  const rule = await findRule(site, path)
  if (rule) return { ...rule, to: withQuery(rule.to, params) }
  const finance = site.config.features.finance ? financeTarget(path) : null
  return finance ? { to: withQuery(finance, params), permanent: true } : findAlias(site, path, params)
}
