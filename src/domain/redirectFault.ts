import { makesLoop, normalisePath, type RedirectRule } from './redirects'
import { isSitePath } from './sitePaths'

export interface RedirectFault {
  at: 'from' | 'to'
  words: string
}

/** The dealer's other redirects and its pages. */
export interface KnownAddresses {
  rules: readonly RedirectRule[]
  /** Slugs of published pages, without a slash before them. */
  pages: ReadonlySet<string>
}

/** What is wrong with a redirect that would do nothing or lead in a circle, with what to do instead; null for a good one. */
export function redirectFault(rule: RedirectRule, { rules, pages }: KnownAddresses): RedirectFault | null {
  if (rules.some(({ from }) => from === rule.from))
    return { at: 'from', words: 'There is a redirect from this address already. Change that one.' }
  if (isSitePath(rule.from))
    return {
      at: 'from',
      words: 'The site itself answers this address, so a redirect from it would do nothing.',
    }
  if (pages.has(normalisePath(rule.from).slice(1)))
    return {
      at: 'from',
      words: 'One of your pages has this address. Unpublish it first, or give it another address.',
    }
  return makesLoop(rule, rules)
    ? { at: 'to', words: 'With the other redirects this leads back to where it starts.' }
    : null
}
