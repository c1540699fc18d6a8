/**
 * What a setting may say beyond its shape. What is saved is held to it; what is read is not, so that a value from before
 * a limit was drawn takes no site down.
 */
import { countryIn } from '@/core/dealer/country/country'
import { FIGURES } from './figures.data'
import { TEXTS } from './texts'
import { isRecord } from '@/lib/isRecord'
import { grouped } from '@/lib/figures'

interface Place {
  path: string
  value: unknown
}

/** The values at a path, where `*` stands for each row: `navigation.*.href` is in `navigation.0.href` and so on. */
export function placesAt(settings: unknown, path: string): Place[] {
  const [key = '', ...rest] = path.split('.')
  const within = (value: unknown, at: string): Place[] =>
    rest.length
      ? placesAt(value, rest.join('.')).map((place) => ({ ...place, path: `${at}.${place.path}` }))
      : [{ path: at, value }]
  if (key === '*')
    return Array.isArray(settings) ? settings.flatMap((row, at) => within(row, String(at))) : []
  return isRecord(settings) ? within(settings[key], key) : []
}

export interface LimitFault extends Place {
  fault: string
}

/** Years are written without a comma. */
const rangeOf = (path: string, [least, most]: readonly [number, number]): string =>
  path === 'foundedYear' ? `${least} to ${most}` : `${grouped(least)} to ${grouped(most)}`

export function limitFaults(settings: unknown): LimitFault[] {
  const country = countryIn(settings)
  const figures = Object.entries(FIGURES).flatMap(([path, limits]) =>
    placesAt(settings, path)
      .filter(({ value }) => typeof value === 'number' && !(value >= limits[0] && value <= limits[1]))
      .map((place) => ({ ...place, fault: `Use ${rangeOf(path, limits)}.` })),
  )
  const texts = Object.entries(TEXTS).flatMap(([path, rule]) =>
    placesAt(settings, path).flatMap((place) => {
      const fault = typeof place.value === 'string' && place.value ? rule(place.value, country) : null
      return fault === null ? [] : [{ ...place, fault }]
    }),
  )
  return [...figures, ...texts, ...repeats(settings)]
}

/** Lists whose rows are found by one of their values: of two with the same one, the second would say nothing to anybody. */
const ONCE = [
  ...['duties.onRoad.*.state', 'advertising.*.source', 'purchase.delivery.*.key'],
  ...['finance.specialRates.*.interestRate', 'search.introductions.*.href'],
]
const AGAIN = 'This is in the list already. Change the other line, or remove this one.'

const repeats = (settings: unknown): LimitFault[] =>
  ONCE.flatMap((path) => {
    const seen = new Set<string>()
    return placesAt(settings, path).flatMap((place) => {
      const said = String(place.value ?? '')
        .trim()
        .toLowerCase()
      if (said === '' || !seen.has(said)) return seen.add(said) && []
      return [{ ...place, fault: AGAIN }]
    })
  })

/** Paths that were at fault in the stored settings already, and still say the same: they block no other change. */
export function oldFaults(settings: unknown, saved: unknown): ReadonlySet<string> {
  const before = new Map(limitFaults(saved).map(({ path, value, fault }) => [path, { value, fault }]))
  return new Set(
    limitFaults(settings)
      .filter(({ path, value, fault }) => {
        const was = before.get(path)
        return was !== undefined && was.value === value && was.fault === fault
      })
      .map(({ path }) => path),
  )
}
