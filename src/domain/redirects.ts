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
  const start = normalisePath(rule.from)
  const next = new Map(existing.map(({ from, to }) => [normalisePath(from), to]))
  next.set(start, rule.to)
  const seen = new Set<string>()
  let at = start
  for (;;) {
    const to = next.get(at)
    if (to === undefined || !isLocal(to)) return false
    seen.add(at)
    at = normalisePath(to)
    if (seen.has(at)) return at === start || seen.has(start)
  }
}
