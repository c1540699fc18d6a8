/** The lists of a definition: each entry, what it names in the others, and that no two are the same. */
import { isRecord } from '@/lib/isRecord'
import { VOCABULARIES } from '@/core/car/vocabularies'
import { entryFaults, type Checking } from './entry'
import { choiceOf, fault, shown, type Fault, type Path } from './fault'
import { LISTS, type ListPart, type Own } from './lists.data'
import { kindFault } from './shape'
import { placeFaults } from '@/core/dealer/country/whereabouts'

type Definition = Readonly<Record<string, unknown>>
type Entry = Record<string, unknown>

const WORDS = {
  number: 'a number without quotes',
  text: 'a text in quotes',
  day: 'a day such as "2026-07-01"',
  ref: 'a text in quotes',
  refs: 'a list of texts: [ … ]',
} as const

export const namesIn = (definition: Definition, list: string): string[] => {
  if (list === 'car_types') return [...VOCABULARIES.car_type.values]
  const entries = definition[list]
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.slug === 'string' ? [entry.slug] : [],
  )
}

const isDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))

export function refFault(definition: Definition, list: string, name: unknown, path: Path): Fault[] {
  const names = namesIn(definition, list)
  if (typeof name === 'string' && names.includes(name)) return []
  return [fault(path, `is ${shown(name)}, which ${list} do not have. ${choiceOf(name, names)}`)]
}

function ownFault(definition: Definition, own: Own, value: unknown, path: Path): Fault[] {
  if (value === undefined || value === null)
    return own.required ? [fault(path, `is missing. Write ${WORDS[own.is]}.`)] : []
  const isFit =
    own.is === 'refs' ? Array.isArray(value) : typeof value === (own.is === 'number' ? 'number' : 'string')
  if (!isFit || (own.is === 'day' && !isDay(value))) return [kindFault(path, value, WORDS[own.is])]
  if (own.is === 'text' && own.required && value === '')
    return [fault(path, 'is empty. Write a text in quotes.')]
  if (!own.of) return []
  const { of } = own
  return [value]
    .flat()
    .flatMap((one, at) => refFault(definition, of, one, Array.isArray(value) ? [...path, at] : path))
}

/** The clock, the state and the spot on the map of a location are of one country. */
function placeOf({ timezone, address }: Entry, path: Path): Fault[] {
  if (typeof timezone !== 'string' || !isRecord(address)) return []
  const { state = null, lat = null, long = null } = address
  return placeFaults({ timezone, state, lat, long })
    .filter((one) => one.path === 'address')
    .map(({ message }) => fault([...path, 'address'], message))
}

async function hoursFaults(checking: Checking, { hours }: Entry, path: Path): Promise<Fault[]> {
  const at = [...path, 'hours']
  if (!Array.isArray(hours)) return [kindFault(at, hours, 'a list: [ … ]')]
  const { flattenedFields } = checking.db.collections['opening-hours'].config
  const all = await Promise.all(
    hours.map(async (entry: unknown, index): Promise<Fault[]> =>
      isRecord(entry)
        ? entryFaults(
            checking,
            flattenedFields,
            entry,
            [...at, index],
            [],
            ['tenant', 'location_id', 'location_name'],
          )
        : [kindFault([...at, index], entry, 'an object: { … }')],
    ),
  )
  return all.flat()
}

async function oneFaults(checking: Checking, definition: Definition, list: string, entry: Entry, path: Path) {
  const part = LISTS[list]
  if (!part) return []
  const { flattenedFields } = checking.db.collections[part.collection].config
  const also = [...Object.keys(part.own), ...(list === 'locations' ? ['hours'] : [])]
  return [
    ...Object.entries(part.own).flatMap(([name, own]) =>
      ownFault(definition, own, entry[name], [...path, name]),
    ),
    ...(await entryFaults(checking, flattenedFields, entry, path, also, [
      'tenant',
      '_status',
      ...(part.covers ?? []),
    ])),
    ...(list === 'locations' ? [...placeOf(entry, path), ...(await hoursFaults(checking, entry, path))] : []),
  ]
}

const keyOf = ({ key, collection }: ListPart, entry: Entry): unknown =>
  collection === 'finance-rates' ? `${String(entry.provider)} of ${String(entry[key])}` : entry[key]

function doubles(part: ListPart, entries: readonly unknown[], list: string): Fault[] {
  const seen = new Map<unknown, number>()
  return entries.flatMap((entry, at) => {
    const key = isRecord(entry) ? keyOf(part, entry) : undefined
    const first = seen.get(key)
    if (typeof key !== 'string') return []
    if (first === undefined) seen.set(key, at)
    return first === undefined
      ? []
      : [fault([list, at, part.key], `is ${shown(key)}, as ${list}[${first}] has. Give it another.`)]
  })
}

export async function listFaults(checking: Checking, definition: Definition, list: string): Promise<Fault[]> {
  const part = LISTS[list]
  const entries = definition[list]
  if (!part || (entries === undefined && part.optional)) return []
  if (!Array.isArray(entries)) return [kindFault([list], entries, 'a list: [ … ]')]
  const all = await Promise.all(
    entries.map(async (entry: unknown, at): Promise<Fault[]> =>
      isRecord(entry)
        ? oneFaults(checking, definition, list, entry, [list, at])
        : [kindFault([list, at], entry, 'an object: { … }')],
    ),
  )
  return [...all.flat(), ...doubles(part, entries, list)]
}
