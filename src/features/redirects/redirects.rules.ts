import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { makesLoop, redirectFrom, type RedirectRule, ownTarget } from '@/core/dealer/links/redirects'
import { isClosed } from '@/core/dealer/links/closedPaths'
import { isSitePath, pageFault, SITE_ANSWERS } from '@/core/dealer/links/sitePaths'
import { financeTarget } from '@/core/money/paths'
import { parse } from 'csv-parse/sync'

interface RedirectFault {
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

/** Where a target leads: `null` where only a visit can tell, as for a car or an article. */
export type Reach = 'page' | 'elsewhere' | 'closed' | 'missing' | null

/** `aliases`: other addresses of lists, which lead on by themselves. */
export function reachOf(to: string, known: KnownAddresses, aliases: readonly string[]): Reach {
  if (!to.startsWith('/')) return 'elsewhere'
  const path = redirectFrom(to)
  const slug = path.slice(1)
  const leadsOn = [...known.rules.map(({ from }) => from), ...aliases].some(
    (from) => redirectFrom(from) === path,
  )
  if (leadsOn) return 'page'
  if (isClosed(path, known.config)) return 'closed'
  if (isSitePath(path) || financeTarget(path) || known.pages.has(slug) || known.models.has(slug))
    return 'page'
  return pageFault(path) ? null : 'missing'
}

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

export interface ImportLine {
  line: number
  from: string
  to: string
  refusal: string
}

export const MOST_LINES = 500
const TITLES = /^(from|old|source|old address|old url)$/i
const PATH = /^\/(?![/\\])[^\s\\]*$/
const WEB = /^https:\/\/[^\s/\\@]+(\/\S*)?$/

/** The path of a whole address; other text as it is. */
function pathOf(address: string): string {
  const url = /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : null
  return url ? `${url.pathname}${url.search}${url.hash}` : address
}

function shapeFault(from: string, to: string): string {
  if (!from || !to) return 'Write the old and the new address, with a comma between them.'
  if (!PATH.test(from)) return 'Begin the old address with a single /, or give the whole address.'
  if (/[?#]/.test(from)) return NO_QUERY
  if (!PATH.test(to) && !WEB.test(to)) return 'Lead to a path such as /offers, or to an https address.'
  return ''
}

/** Each line with its result. Earlier lines count as if they were made already. */
export function importLines(text: string, known: KnownAddresses, hosts: readonly string[]): ImportLine[] {
  const rows: string[][] = parse(text, {
    ...{ delimiter: [',', ';', '\t'], relax_column_count: true, relax_quotes: true },
    ...{ skip_empty_lines: true, trim: true, bom: true },
  })
  const rules = [...known.rules]
  const lines = new Map<string, number>()
  return rows.flatMap(([first = '', second = ''], at): ImportLine[] => {
    const line = at + 1
    if (at === 0 && TITLES.test(first)) return []
    const from = pathOf(first)
    const to = ownTarget(second, hosts)
    const refuse = (refusal: string): ImportLine[] => [{ line, from, to, refusal }]
    const shape = shapeFault(from, to)
    if (shape) return refuse(shape)
    const twin = lines.get(redirectFrom(from))
    if (twin) return refuse(`This old address is on line ${twin} already.`)
    const fault = redirectFault({ from, to }, { ...known, rules })
    if (fault) return refuse(fault.words)
    lines.set(redirectFrom(from), line)
    rules.push({ from, to })
    return refuse('')
  })
}
