import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { makesLoop, redirectFrom, type RedirectRule } from '@/core/dealer/links/redirects'
import { isClosed } from '@/core/dealer/links/closedPaths'
import { isSitePath, SITE_ANSWERS } from '@/core/dealer/links/sitePaths'

export interface RedirectFault {
  at: 'from' | 'to'
  words: string
}

/** The dealer's other redirects, its pages and its models. */
export interface KnownAddresses {
  rules: readonly RedirectRule[]
  /** Slugs of published pages, without a slash before them. */
  pages: ReadonlySet<string>
  models: ReadonlySet<string>
  /** A page of the site that is switched off may lead on. */
  config: Pick<TenantConfig, 'features' | 'baseDomain'>
}

export const NO_QUERY = 'Leave out what comes after ? or #: the address before it is what counts.'

function fromFault(rule: RedirectRule, { rules, pages, models, config }: KnownAddresses): string | null {
  const from = redirectFrom(rule.from)
  if (rules.some((other) => redirectFrom(other.from) === from))
    return 'There is a redirect from this address already. Change that one.'
  // A dealer's own page at such an address is closed as well.
  if (isClosed(from, config)) return null
  if (isSitePath(from)) return `${SITE_ANSWERS}, so a redirect from it would do nothing.`
  if (pages.has(from.slice(1)))
    return 'One of your pages has this address. Unpublish it first, or give it another address.'
  return models.has(from.slice(1))
    ? 'One of your models has this address, so a redirect from it would do nothing.'
    : null
}

/** What is wrong with a redirect that would do nothing or lead in a circle, with what to do instead; null for a good one. */
export function redirectFault(rule: RedirectRule, known: KnownAddresses): RedirectFault | null {
  const words = fromFault(rule, known)
  if (words) return { at: 'from', words }
  return makesLoop(rule, known.rules)
    ? { at: 'to', words: 'With the other redirects this leads back to where it starts.' }
    : null
}
