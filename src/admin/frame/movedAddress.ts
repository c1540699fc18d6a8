import type { CollectionSlug } from 'payload'
import { never } from '@/access/policies'
import { LIST_WORDS } from '@/admin/kit/list/listWords.data'
import { listHref } from '@/lib/adminHrefs'
import { presentName } from '@/lib/formerNames'

type Query = Readonly<Record<string, string | string[] | undefined>>

/** Where a row is made that no form makes: at the place that its list names, else the list itself. Null for all else. */
export function madeElsewhere(
  [first, name, last, ...more]: readonly string[],
  tables: readonly { slug: CollectionSlug; access: { create: unknown } }[],
): string | null {
  if (first !== 'collections' || last !== 'create' || more.length) return null
  const table = tables.find(({ slug, access }) => slug === name && access.create === never)?.slug
  if (!table) return null
  const at = LIST_WORDS[table]?.addAt ?? ''
  return at.startsWith('/') ? at : listHref(table) + at
}

/** Where a table's screens are since it has another name: links in mails that were sent lead to the old one. Null for all else. */
export function movedAddress(segments: readonly string[], query: Query): string | null {
  const [first, name = '', ...rest] = segments
  const present = first === 'collections' ? presentName(name) : undefined
  if (!present) return null
  const pairs = Object.entries(query).flatMap(([key, value]) => [value ?? []].flat().map((one) => [key, one]))
  const asked = new URLSearchParams(pairs).toString()
  return `/admin/${[first, present, ...rest].join('/')}${asked && `?${asked}`}`
}
