import { redirectFault, type KnownAddresses } from './redirectFault.rules'
import { redirectFrom, type RedirectRule } from '@/core/dealer/links/redirects'

export interface StoredRule extends RedirectRule {
  id: string
}

interface Known extends KnownAddresses {
  rules: readonly StoredRule[]
}

/** Addresses that lead to one page, the one that links use first. */
type Addresses = readonly [string, ...string[]]

interface Changes {
  /** They begin where the page is now. */
  dropped: StoredRule[]
  /** They led to the old address: one step is enough. */
  turned: StoredRule[]
  made: RedirectRule[]
}

/** What follows for a dealer's redirects when a page that shoppers know gets another address. */
export function moved(before: Addresses, after: Addresses, known: Known): Changes {
  const now = new Set(after.map(redirectFrom))
  const old = new Set(before.map(redirectFrom))
  const dropped = known.rules.filter(({ from }) => now.has(redirectFrom(from)))
  const rules = known.rules.filter((rule) => !dropped.includes(rule))
  const works = (rule: RedirectRule, but?: StoredRule) =>
    !redirectFault(rule, { ...known, rules: rules.filter((other) => other !== but) })
  const turned = rules.flatMap((rule) => {
    const turns = { ...rule, to: after[0] + (/[?#].*$/.exec(rule.to)?.[0] ?? '') }
    return rule.to.startsWith('/') && old.has(redirectFrom(rule.to)) && works(turns, rule) ? [turns] : []
  })
  const made = [...new Set(before)].map((from) => ({ from, to: after[0] })).filter((rule) => works(rule))
  return { dropped, turned, made }
}
