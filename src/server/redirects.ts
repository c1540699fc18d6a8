import type { Stored } from '@/cache/PageCache'

/** A redirect passes on the parameters that the page did not get, such as `?utm_source=…`. */
export function withRest(stored: Stored, rest: string): Stored {
  const at = stored.head.findIndex((name, i) => i % 2 === 0 && name.toLowerCase() === 'location')
  const location = stored.head[at + 1]
  if (rest === '' || at < 0 || location === undefined) return stored
  const [address = '', hash] = location.split('#')
  const target = `${address}${address.includes('?') ? '&' : '?'}${rest}${hash === undefined ? '' : `#${hash}`}`
  return { ...stored, head: stored.head.with(at + 1, target) }
}
