function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

function entryOf(part: string): [name: string, value: string] {
  const at = part.indexOf('=')
  return at < 0 ? [decoded(part), ''] : [decoded(part.slice(0, at)), decoded(part.slice(at + 1))]
}

/** Splits a query into what the page reads and the rest without `ignored`; each part as it was sent. */
export function splitQuery(
  query: string,
  reads: (name: string, value: string) => boolean,
  ignored: string,
): { read: string; rest: string } {
  if (query === '') return { read: '', rest: '' }
  const parts = query.split('&').filter((part) => part !== '')
  const own = new Set(parts.filter((part) => reads(...entryOf(part))))
  const rest = parts.filter((part) => !own.has(part) && entryOf(part)[0] !== ignored)
  return { read: parts.filter((part) => own.has(part)).join('&'), rest: rest.join('&') }
}

/** By name only: repeated parameters (`make=Toyota&make=Mazda`) stay in order. */
export function sortQuery(query: string): string {
  if (!query.includes('&')) return query
  const name = (part: string) => part.split('=', 1)[0] ?? ''
  return query
    .split('&')
    .filter((part) => part !== '')
    .sort((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : 0))
    .join('&')
}

/** @param scope the host, or `*` for what all hosts share; the cache divides its memory by it */
export function cacheKey(
  scope: string,
  path: string,
  query: string,
  soft: Record<string, string> | null,
): string {
  const variant = soft ? Object.entries(soft).join('\n') : ''
  return `${scope}\n${path}\n${sortQuery(query)}\n${variant}`
}

export const scopeOf = (key: string): string => key.slice(0, key.indexOf('\n'))
