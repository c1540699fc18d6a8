import { isFreeHere, ON_SHOW_STATUSES } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { byPriceDistance, likeSteps, type LikeStep, modelsInTurn } from '@/core/car/like'
import type { Site } from '@/core/dealer/views'
import { getSearchEngine } from '@/search'
import type { Filter, Sort } from '@/search/types'
import { listingFilter } from './request'
import { hydrate } from '@/core/car/read/cars'

const SIMILAR_LIMIT = 4
const NEAR_LIMIT = 3
/** More than are shown: those held or yet to come are no use beside a car that cannot be had, and no model comes thrice before another. */
const REQUESTED = 8

export interface SimilarCars {
  /** Up to four that are on show. */
  similar: Car[]
  /** Up to three that stand there and nobody holds; looked for beside a car that cannot be had alone. */
  free: Car[]
}

const chosen = (found: Iterable<Car>): SimilarCars => {
  const all = modelsInTurn([...found])
  return { similar: all.slice(0, SIMILAR_LIMIT), free: all.filter(isFreeHere).slice(0, NEAR_LIMIT) }
}
const isEnough = ({ similar, free }: SimilarCars, isTaken: boolean): boolean =>
  similar.length === SIMILAR_LIMIT && (!isTaken || free.length === NEAR_LIMIT)

interface Side {
  where: Filter[]
  sort?: Sort[]
}

/** The search orders by price, not by distance from one: so it is asked for the nearest on each side. */
const sidesOf = ({ price: own }: Car, { price }: LikeStep): Side[] =>
  own
    ? [
        { where: [{ f: 'price', min: price?.min, max: own }], sort: ['price:desc'] },
        { where: [{ f: 'price', min: own + 1, max: price?.max }], sort: ['price:asc'] },
      ]
    : [{ where: [] }]

const kmFilter = ({ km }: LikeStep): Filter[] => {
  if (!km) return []
  if (km.min > 0) return [{ f: 'km', ...km }]
  return [
    {
      or: [
        { f: 'km', max: km.max },
        { f: 'km', isNull: true },
      ],
    },
  ]
}

/** The nearest cars of the site, without the car itself. */
export const similarCars = async (site: Site, car: Car): Promise<SimilarCars> => {
  const now = new Date()
  const all: Filter[] = [
    listingFilter(site, now),
    { f: 'status', in: ON_SHOW_STATUSES },
    { not: { f: 'id', in: [car.id] } },
  ]
  const isTaken = !isFreeHere(car)
  const found = new Map<string, Car>()
  for (const step of likeSteps(car)) {
    if (isEnough(chosen(found.values()), isTaken)) break
    const sides = await Promise.all(
      sidesOf(car, step).map(({ where, sort }) =>
        getSearchEngine().search({
          scope: { dealershipIds: site.dealershipIds },
          where: { and: [...all, ...where, ...kmFilter(step)] },
          refine: Object.fromEntries(
            [step.by, ...(step.same ?? [])].map((name) => [name, [String(car[name] ?? '')]]),
          ),
          sort,
          perPage: REQUESTED,
        }),
      ),
    )
    const ids = sides.flatMap((side) => side.ids).filter((id) => !found.has(id))
    for (const other of byPriceDistance(await hydrate(site, ids, now), car)) found.set(other.id, other)
  }
  return chosen(found.values())
}
