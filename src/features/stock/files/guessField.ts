import type { CarField } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { writtenPriceType } from '@/core/car/writtenFigures'
import { COLUMN_NAMES, OTHER_THINGS, PRICES } from './columnNames.data'

const fieldsOf = ([name, field]: [string, CarField]): string[] => {
  if (name !== 'stocknum' && field.owner !== 'feed') return []
  if (field.type !== 'object') return [name]
  const parts = Object.entries(field.fields).filter(
    ([, part]) => part.type !== 'object' && part.type !== 'list',
  )
  return parts.map(([part]) => `${name}.${part}`)
}

/** What a column can say besides a field's own value: `toCars` makes fields of it. */
export const SAYINGS = {
  'price.drive_away': 'Price, drive away',
  'price.egc': 'Price, excluding government charges',
  'price.before_on_roads': 'Price before on-road costs',
  'price.shown': 'Price shown: a no hides it',
  'price_type.drive_away': 'Drive away: yes or no',
  'price_type.egc': 'Excluding government charges: yes or no',
  'price_type.on_application': 'Price on application: yes or no',
  'km.miles': 'Miles',
  'km.unit': 'Unit of the kilometres',
  'car_type.new': 'New: yes or no',
  'car_type.used': 'Used: yes or no',
  'car_type.demo': 'Demo: yes or no',
  upload: 'Advertised: a no leaves the car out',
  'upload.not': 'Not advertised: a yes leaves the car out',
} as const

export const MAPPED_FIELDS: readonly string[] = [
  ...Object.entries<CarField>(CAR_FIELDS).flatMap(fieldsOf),
  ...Object.keys(SAYINGS),
  'source_version',
]

export const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')
/** Of `g:sale_price` what comes last. */
export const lastName = (heading: string): string => plain(heading.split(/[.:/]/).at(-1) ?? '')
const labelOf = (name: string): string =>
  Object.entries<CarField>(CAR_FIELDS).find(([field]) => field === name)?.[1].label ?? ''

/** A field's own name wins over the names of suppliers, and those over the labels of the admin. */
const KNOWN = new Map<string, string>()
for (const wordsOf of [
  (field: string) => [field],
  (field: string) => [...(COLUMN_NAMES[field] ?? []), ...(field === 'price' ? PRICES : [])],
  (field: string) => [labelOf(field)],
])
  for (const field of MAPPED_FIELDS)
    for (const word of wordsOf(field).map(plain)) if (word && !KNOWN.has(word)) KNOWN.set(word, field)

/** `PHOTO_12`, `Image URL 3` and `images (2)` are pictures. */
const PICTURE = /^(?:image|photo|picture|pic|img)s?(?:url|link)?\d{1,3}(?:url|link)?$/
const MILES = /(?:^|[^a-z])mi(?:les?|s)?(?:[^a-z]|$)/i
/** In `make.name` and `mileage.value` what comes before is the name. */
const EMPTY_WORDS = new Set([
  'name',
  'value',
  'text',
  'title',
  'label',
  'amount',
  'code',
  'description',
  '_',
  'url',
  'src',
  'href',
  'item',
  'entry',
])

/** Of these, those that say something of a car where what comes before does not. */
const OWN_WORDS = new Set(['title', 'description'])

const known = (name: string): string | null => KNOWN.get(name) ?? (PICTURE.test(name) ? 'images' : null)

function withoutMiles(heading: string): string | null {
  if (!MILES.test(heading)) return null
  const rest = plain(heading.replace(MILES, ' '))
  return rest === '' || known(rest) === 'km' ? 'km.miles' : null
}

/** `Price + ORC`, `Total Drive Away Price`: what the price covers, in the words of a cell. */
function pricedHeading(heading: string): string | null {
  const words = heading.replace(/\bprice\b|\btotal\b|[$()[\]_-]/gi, ' ')
  if (!/\bprice\b|\$/i.test(heading.replaceAll('_', ' ')) || words.trim() === '') return null
  const type = writtenPriceType(words)
  return type && type !== 'on_application' ? `price.${type}` : null
}

/** The field that a heading names; null when none is known. In `vehicle.price` and `g:price` the last part can name it. */
export function guessField(heading: string): string | null {
  if (MAPPED_FIELDS.includes(heading)) return heading
  const found = known(plain(heading)) ?? withoutMiles(heading) ?? pricedHeading(heading)
  if (found) return found
  // `Price Excl. Options` is no path.
  const parts = heading.split(/[.:/](?=\S)/).map((part) => part.replace(/\[\d+\]$/, ''))
  const [last = '', before = ''] = parts.toReversed()
  if (parts.length < 2 || parts.slice(0, -1).some((part) => OTHER_THINGS.includes(plain(part)))) return null
  // What kind of thing it is (JSON-LD), of which nothing can be said.
  if (last.startsWith('@')) return null
  const isEmpty = EMPTY_WORDS.has(plain(last))
  const named = isEmpty ? known(plain(before)) : null
  if (isEmpty && (named || !OWN_WORDS.has(plain(last)))) return named
  return known(plain(last)) ?? known(plain(before + last))
}
