import fc from 'fast-check'
import { FACETS, type CarDoc } from '@/search/types'

export const DEALERS = Array.from({ length: 12 }, (_, n) => `d${n}`)
export const everywhere = { dealershipIds: DEALERS }
/** Sorted, because engines may break final ties differently. */
export const asSet = (ids: readonly string[]) => [...ids].sort()

export async function* batches(cars: readonly CarDoc[], size = 500): AsyncGenerator<CarDoc[]> {
  for (let from = 0; from < cars.length; from += size) yield cars.slice(from, from + size)
}

export const car = (id: string, changes: Partial<CarDoc> = {}): CarDoc => ({
  id,
  dealership_id: 'extra',
  make: 'Toyota',
  model: 'Hilux',
  year: 2020,
  car_type: 'used',
  status: 'in_stock',
  certified: false,
  created_at: 1_700_000_000,
  search_prefix: 'to toy toyo toyot toyota hi hil hilu hilux',
  ...changes,
})

/** Texts that could be read as more than text. */
export const NASTY = [
  '"',
  '\\',
  '\\"',
  `Toyota" OR dealership_id = "d1`,
  `"] OR make IN ["Mazda"]`,
  `') OR 1=1 --`,
  '\u0000',
  '💥',
  'Toyota\nOR make EXISTS',
  '${make}',
  '*',
  'NOT',
  'dealership_id EXISTS',
  '('.repeat(200),
  'a'.repeat(5000),
  ' ',
  '',
]

/** Random refinements, ranges and scopes over the values that the cars have; badges come in several spellings. */
export function anyRefinement(cars: readonly CarDoc[]) {
  const refinable = FACETS.filter(
    (facet) => cars.some((one) => one[facet] !== undefined) && facet !== 'badge',
  )
  const value = (facet: (typeof FACETS)[number]) =>
    fc.constantFrom(...new Set(cars.flatMap((one) => one[facet] ?? []).map(String)))
  const refine = fc
    .uniqueArray(fc.constantFrom(...refinable), { maxLength: 3 })
    .chain((facets) =>
      fc
        .tuple(
          ...facets.map((facet) =>
            fc
              .uniqueArray(value(facet), { minLength: 1, maxLength: 3 })
              .map((list) => [facet, list] as const),
          ),
        )
        .map((entries) => Object.fromEntries(entries)),
    )
  const bound = fc.option(fc.integer({ min: 0, max: 90_000 }), { nil: undefined })
  const ranges = fc.record(
    {
      price: fc.record({ min: bound, max: bound }),
      km: fc.record({ min: fc.constant(undefined), max: bound }),
      year: fc.record({ min: fc.option(fc.integer({ min: 2008, max: 2026 }), { nil: undefined }) }),
    },
    { requiredKeys: [] },
  )
  const scope = fc.uniqueArray(fc.constantFrom(...DEALERS, 'nobody'), { maxLength: 5 })
  return { refinable, refine, ranges, scope }
}
