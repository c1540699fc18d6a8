/** `from` and `to` are paths; `to` may also be the address of another site. */
export interface RedirectRule {
  from: string
  to: string
}

/** Lower case, one leading slash, none at the end, no query, no anchor. */
export const normalisePath = (path: string): string => {
  const clean =
    path
      .trim()
      .split(/[?#]/)[0]
      ?.toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/\/+$/, '') ?? ''
  return clean.startsWith('/') ? clean : `/${clean}`
}

/** Letters of any language as a request has them: `/café` and `/caf%C3%A9` are the same. */
const encoded = (path: string): string => {
  try {
    return encodeURI(decodeURIComponent(path)).replace(/[?#]/g, encodeURIComponent).toLowerCase()
  } catch {
    return path
  }
}

/** How the start of a redirect is stored and found, in whatever case, with or without a slash at the end. */
export const redirectFrom = (path: string): string => encoded(normalisePath(path))

/** The path of an address on one of the dealer's own hosts; any other target as it is. */
export function ownTarget(to: string, hosts: readonly string[]): string {
  const url = /^https?:\/\//i.test(to) && URL.canParse(to) ? new URL(to) : null
  return url && hosts.includes(url.hostname) ? `${url.pathname}${url.search}${url.hash}` : to
}

/** Parameters of the old address that the target does not set itself. An anchor stays last. */
export const withQuery = (to: string, params: URLSearchParams): string => {
  const [address = '', anchor] = to.split('#')
  const [path = '', own] = address.split('?')
  const query = new URLSearchParams(own)
  const set = new Set(query.keys())
  for (const [name, value] of params) if (!set.has(name)) query.append(name, value)
  return `${path}${query.size ? `?${query}` : ''}${anchor === undefined ? '' : `#${anchor}`}`
}

const isLocal = (to: string): boolean => to.startsWith('/') && !to.startsWith('//')

/** True when the new rule leads back to its own start through existing rules. */
export const makesLoop = (rule: RedirectRule, existing: readonly RedirectRule[]): boolean => {
  const start = redirectFrom(rule.from)
  const next = new Map(existing.map(({ from, to }) => [redirectFrom(from), to]))
  next.set(start, rule.to)
  const seen = new Set<string>()
  let at = start
  for (;;) {
    const to = next.get(at)
    if (to === undefined || !isLocal(to)) return false
    seen.add(at)
    at = redirectFrom(to)
    if (seen.has(at)) return at === start || seen.has(start)
  }
}
