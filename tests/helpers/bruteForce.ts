import type { CarDoc, Facet, FacetCounts, Num, SearchRequest, StatsByNum } from '@/search/types'
import { FACETS, NUMS } from '@/search/types'

const same = (a: unknown, b: unknown) => String(a).trim().toLowerCase() === String(b).trim().toLowerCase()

const values = (car: CarDoc, facet: Facet): unknown[] => {
  const value = car[facet]
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

/** Whether the car passes the filters, apart from the field `without`. */
function passes(car: CarDoc, { refine = {}, ranges = {} }: SearchRequest, without?: Facet | Num): boolean {
  const inFacets = FACETS.every((facet) => {
    const wanted = refine[facet]
    return (
      facet === without ||
      !wanted?.length ||
      wanted.some((one) => values(car, facet).some((value) => same(value, one)))
    )
  })
  return (
    inFacets &&
    NUMS.every((num) => {
      const range = ranges[num]
      if (num === without || !range || (range.min === undefined && range.max === undefined)) return true
      const value = car[num]
      return value !== undefined && value >= (range.min ?? -Infinity) && value <= (range.max ?? Infinity)
    })
  )
}

/** The result of a request without words, computed over plain objects: slow, and simple enough to be trusted. */
export function bruteForce(cars: readonly CarDoc[], request: SearchRequest) {
  const scope = cars.filter((car) => request.scope.dealershipIds.includes(car.dealership_id))
  const facets: FacetCounts = {}
  for (const facet of request.facets ?? []) {
    const counts = new Map<string, number>()
    for (const car of scope)
      if (passes(car, request, facet))
        for (const value of new Set(values(car, facet).map(String)))
          counts.set(value, (counts.get(value) ?? 0) + 1)
    facets[facet] = [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  }
  const stats: StatsByNum = {}
  for (const num of request.stats ?? []) {
    const numbers = scope.flatMap((car) =>
      passes(car, request, num) && car[num] !== undefined ? [car[num]] : [],
    )
    if (numbers.length > 0) stats[num] = { min: Math.min(...numbers), max: Math.max(...numbers) }
  }
  const ids = scope.filter((car) => passes(car, request)).map((car) => car.id)
  return { total: ids.length, ids: ids.sort(), facets, stats }
}
