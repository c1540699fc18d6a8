import { slugify } from '@/lib/slugify'
import { isNull } from './blank'

interface Named {
  year: number
  make: string
  model: string
  badge?: string | null
}

export const carName = (car: Named): string =>
  [car.year, car.make, car.model, car.badge]
    .filter((part) => part && !isNull(String(part)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, 200)

/** Must not change once it is public. */
export const carSlug = (car: Named, stocknum: string): string =>
  `${slugify(carName(car)).slice(0, 120)}-${slugify(stocknum)}`

export const slugCandidates = (wanted: string, dealership: string): string[] => [
  wanted,
  ...['', '-2', '-3'].map((end) => `${wanted}-${slugify(dealership)}${end}`),
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
