/** What an accepted item says of a car, and about what it is silent: the table of decision 0097. */
import { factsSchema, fittingFacts, patchFacts, type Facts } from '@/core/car/facts'
import type { Message } from '@/core/car/owners/merge'
import { pathsOf, PATHS, photosIn, toFacts, toValues, type Values } from '@/core/car/owners/values'
import { isRecord } from '@/lib/isRecord'
import { sameValue } from '@/lib/sameValue'
import type { Notice } from './coerce'
import { understood } from './understood'
import type { ValidItem } from './validate'

type Row = Readonly<Record<string, unknown>>
type Stated = Pick<Message, 'stated' | 'clears'> & { warnings: readonly Notice[] }

export interface Sender {
  /** Fields for which a file has a column; absent for a message that names all of its facts. */
  columns?: readonly string[] | undefined
  replace?: boolean | undefined
}

/** The car as it stands: beneath staff's values, and as it is shown to who read it here and sends it back. */
interface Known {
  values: Values
  isNew: boolean
  shown: Row | null
}

/** No cell of a price list can take these away. */
const NEEDED: ReadonlySet<string> = new Set(['make', 'model', 'year', 'car_type'])
const NO_FIRST = { thumbnails: null, primary_image_url: null }

const coveredBy = (columns: readonly string[]): ReadonlySet<string> =>
  new Set(columns.flatMap((column) => (column.includes('.') ? [column] : pathsOf(column))))

const names = (fields: readonly string[]): ReadonlySet<string> =>
  new Set(fields.flatMap((field) => (PATHS.has(field) ? [field] : pathsOf(field))))

/** Thumbnails or a first photo alone are added to the photos that are there. */
const withPhotos = (input: Values, { values }: Known): Values =>
  isRecord(input.images)
    ? { ...input, images: { ...(isRecord(values.images) ? values.images : {}), ...input.images } }
    : input

function wholeSays(item: ValidItem, whole: Facts, known: Known, { columns, replace }: Sender): Values {
  const covered = columns && coveredBy([...columns, ...(item.beside ?? [])])
  const hasPhotos = columns ? columns.includes('images') : whole.images !== undefined
  const silent = names(item.unread)
  const input = hasPhotos || replace ? toValues(whole) : withPhotos(toValues(whole), known)
  // Of a new car nothing can be taken away.
  if (known.isNew) return input
  const stated: Values = {}
  for (const path of PATHS) {
    const value = input[path]
    const isLeftOut = covered ? !covered.has(path) : path === 'images' && !hasPhotos
    if (silent.has(path)) continue
    if (value !== undefined) {
      // What a map sets for a whole file is for cars that are new.
      if (!covered || covered.has(path) || !(path in known.values)) stated[path] = value
    } else if (replace || !isLeftOut) stated[path] = null
  }
  return stated
}

/** A value that was read here and is sent back unchanged is no new statement. */
function withoutShown(stated: Values, shown: Row): Values {
  const values = toValues(shown)
  return Object.fromEntries(
    Object.entries(stated).filter(([path, value]) => !sameValue(value, values[path] ?? null)),
  )
}

function namedIn(facts: Row, { values }: Known): string[] {
  return Object.entries(facts).flatMap(([field, value]) => {
    if (field === 'sold' && 'status' in facts) return []
    // "Not sold" says something of a sold car only.
    if (field === 'sold' && value !== true && values.status !== 'sold') return []
    const paths = pathsOf(field)
    if (!isRecord(value) || paths.length <= 1) return paths
    return Object.keys(value).flatMap((part) => (PATHS.has(`${field}.${part}`) ? [`${field}.${part}`] : []))
  })
}

function patchSays(item: ValidItem, known: Known, { columns }: Sender): Stated | Notice[] {
  const facts = toFacts(known.values)
  // What is stored and no longer fits is not the sender's fault.
  const stored = factsSchema.safeParse(facts).success ? facts : fittingFacts(facts)
  // Another list of photos brings its own first one.
  const merged = (message: Row) =>
    factsSchema.safeParse(patchFacts(stored, 'images' in message ? { ...NO_FIRST, ...message } : message), {
      reportInput: true,
    })
  const read = understood(item.facts, merged, item.sent ?? {})
  if (Array.isArray(read)) return read
  const after = toValues(read.facts)
  const named = namedIn(item.facts, known)
  const isBack = 'sold' in item.facts && !('status' in item.facts) && known.values.status === 'sold'
  const stated: Values = Object.fromEntries(named.map((path) => [path, after[path] ?? null]))
  if (isBack && item.facts.sold !== true) stated.status = 'in_stock'
  for (const path of coveredBy(columns ?? [])) if (!(path in stated) && !NEEDED.has(path)) stated[path] = null
  for (const path of names([...item.unread, ...read.unread])) delete stated[path]
  // A price ends "on application", also where it comes alone.
  if (
    typeof stated.price === 'number' &&
    !('price_type' in stated) &&
    known.values.price_type === 'on_application'
  )
    stated.price_type = null
  return { stated, clears: !columns, warnings: read.warnings }
}

/** A first photo and thumbnails that follow from the list follow from the list that comes back, too. */
function withoutFollowing(whole: Facts, shown: Row): Facts {
  const own = photosIn(shown) ?? {}
  const follows = (name: 'thumbnails' | 'primary_image_url') =>
    !(name in own) && sameValue(whole[name], shown[name]) ? { [name]: null } : {}
  return { ...whole, ...follows('thumbnails'), ...follows('primary_image_url') }
}

export function saysOf(item: ValidItem, known: Known, sender: Sender): Stated | Notice[] {
  if (!item.whole) return patchSays(item, known, sender)
  const whole = known.shown ? withoutFollowing(item.whole, known.shown) : item.whole
  const stated = wholeSays(item, whole, known, sender)
  return { stated: known.shown ? withoutShown(stated, known.shown) : stated, warnings: [] }
}
