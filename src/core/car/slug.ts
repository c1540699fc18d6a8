import { slugify } from '@/lib/slugify'
import { isNull } from './blank'
import { badgeAfter } from './text'

interface Named {
  year: number
  make: string
  model: string
  badge?: string | null
}

const joined = (...parts: readonly (string | number | null | undefined)[]): string =>
  parts
    .filter((part) => part && !isNull(String(part)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, 200)

export const carName = (car: Named): string => joined(car.year, car.make, car.model, badgeAfter(car))

/** Must not change once it is public. */
export const carSlug = (car: Named, stocknum: string): string =>
  `${slugify(joined(car.year, car.make, car.model, car.badge)).slice(0, 120)}-${slugify(stocknum)}`

/** The first ones that `freeSlug` tries. */
export const slugCandidates = (wanted: string, dealership: string, most = 3): string[] => [
  wanted,
  ...Array.from({ length: most }, (_, at) => `${wanted}-${slugify(dealership)}${at ? `-${at + 1}` : ''}`),
]

/** Stock numbers may repeat between the dealerships of a tenant, or differ only in punctuation. */
export function freeSlug(wanted: string, dealership: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  const own = `${wanted}-${slugify(dealership)}`
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? own : `${own}-${n}`
    if (!taken.has(candidate)) return candidate
  }
}
