function nameOf(part: string): string {
  const name = part.split('=', 1)[0] ?? ''
  try {
    return decodeURIComponent(name.replaceAll('+', ' '))
  } catch {
    return name
  }
}

/** The query that the page reads, and the rest without `ignored`; each as sent. */
export function splitQuery(
  query: string,
  reads: (name: string) => boolean,
  ignored: string,
): { read: string; rest: string } {
  if (query === '') return { read: '', rest: '' }
  const parts = query.split('&').filter((part) => part !== '')
  const own = new Set(parts.filter((part) => reads(nameOf(part))))
  const rest = parts.filter((part) => !own.has(part) && nameOf(part) !== ignored)
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

/** @param scope the host, or `*` for what all hosts share; memory is divided by it */
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
