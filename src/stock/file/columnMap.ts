import type { CarField } from '@/domain/car/field'
import { CAR_FIELDS } from '@/domain/car/fields'
import { NO_MAP, type ColumnMap } from '@/domain/car/columnMap'
import { COLUMN_NAMES } from './columnNames.data'

const fieldsOf = ([name, field]: [string, CarField]): string[] => {
  if (name !== 'stocknum' && (field.owner !== 'feed' || field.type === 'map')) return []
  if (field.type !== 'object') return [name]
  const parts = Object.entries(field.fields).filter(
    ([, part]) => part.type !== 'object' && part.type !== 'list',
  )
  return parts.map(([part]) => `${name}.${part}`)
}
export const MAPPED_FIELDS: readonly string[] = [
  ...Object.entries<CarField>(CAR_FIELDS).flatMap(fieldsOf),
  'source_version',
]

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const labelOf = (name: string): string =>
  Object.entries<CarField>(CAR_FIELDS).find(([field]) => field === name)?.[1].label ?? ''

/** A field's own name wins over the names of suppliers, and those over the labels of the admin. */
const KNOWN = new Map<string, string>()
for (const wordsOf of [
  (field: string) => [field],
  (field: string) => COLUMN_NAMES[field] ?? [],
  (field: string) => [labelOf(field)],
])
  for (const field of MAPPED_FIELDS)
    for (const word of wordsOf(field).map(plain)) if (word && !KNOWN.has(word)) KNOWN.set(word, field)

/** `PHOTO_12`, `Image URL 3` and `images (2)` are pictures. */
const PICTURE = /^(?:image|photo|picture|pic|img)s?(?:url|link)?\d{1,3}(?:url|link)?$/

/** The field that a heading names; null when none is known. In `vehicle.price` the last part can name it. */
export function guessField(heading: string): string | null {
  if (MAPPED_FIELDS.includes(heading)) return heading
  const name = plain(heading)
  const last = plain(heading.split('.').at(-1) ?? '')
  const found = KNOWN.get(name) ?? KNOWN.get(last)
  return found ?? (PICTURE.test(name) || PICTURE.test(last) ? 'images' : null)
}

/** One column for each field; only pictures may have several. */
export function guessMap(headings: readonly string[], kept: ColumnMap = NO_MAP): ColumnMap {
  const stated = headings.flatMap((heading) =>
    heading in kept.columns ? (kept.columns[heading] ?? []) : MAPPED_FIELDS.includes(heading) ? heading : [],
  )
  const taken = new Set(stated)
  const columns = headings.map((heading): [string, string | null] => {
    if (heading in kept.columns) return [heading, kept.columns[heading] ?? null]
    const field = guessField(heading)
    if (field === heading) return [heading, field]
    if (!field || (taken.has(field) && field !== 'images')) return [heading, null]
    taken.add(field)
    return [heading, field]
  })
  return { columns: Object.fromEntries(columns), car_type: kept.car_type }
}
