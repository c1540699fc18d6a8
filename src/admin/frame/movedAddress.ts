import { presentName } from '@/lib/formerNames'

type Query = Readonly<Record<string, string | string[] | undefined>>

/** Where a table's screens are since it has another name: links in mails that were sent lead to the old one. Null for all else. */
export function movedAddress(segments: readonly string[], query: Query): string | null {
  const [first, name = '', ...rest] = segments
  const present = first === 'collections' ? presentName(name) : undefined
  if (!present) return null
  const pairs = Object.entries(query).flatMap(([key, value]) => [value ?? []].flat().map((one) => [key, one]))
  const asked = new URLSearchParams(pairs).toString()
  return `/admin/${[first, present, ...rest].join('/')}${asked && `?${asked}`}`
}
