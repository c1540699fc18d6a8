import { times } from '@/admin/staffMoment'
import { plural } from '@/core/money/format'
import type { Car } from '@/payload-types'
import { rowHref } from '@/lib/adminHrefs'
import { byDealer, named, type Need } from './need'

export type CarFacts = Pick<Car, 'id' | 'name' | 'index_attempts' | 'photos_count' | 'picture_files'> & {
  tenant: string
  /** Epoch milliseconds. */
  at: number
}

const REFUSED = 'Search refused it'

function photoProblem({ picture_files }: CarFacts): string {
  const missing = (picture_files ?? []).filter(({ file }) => !file)
  const [first] = missing
  if (!first) return 'Its photos could not be read.'
  const what = missing.length === 1 ? 'One photo' : `${missing.length} photos`
  return `${what} could not be fetched: ${first.url.slice(0, 80)} ${first.error ?? 'is not there'}.`
}

interface Kind {
  key: string
  tone: Need['tone']
  isIt(car: CarFacts): boolean
  one: string
  many: string
  why(first: CarFacts): string
  act: string
  /** A list of exactly these cars. */
  list?: string
}

/** Ordered by how much the problem hides the car from shoppers: each car is listed only once. */
const KINDS: readonly Kind[] = [
  {
    ...{ key: 'refused', tone: 'bad', one: 'is not in search', many: 'are not in search' },
    isIt: ({ index_attempts }) => Boolean(index_attempts),
    why: ({ index_attempts }) => `${REFUSED} ${times(index_attempts ?? 0)}.`,
    act: 'Check its facts',
  },
  {
    ...{ key: 'photos', tone: 'soon', one: 'has no photos', many: 'have no photos' },
    isIt: ({ photos_count }) => !photos_count,
    why: () => 'Shoppers see “Photos coming”.',
    act: 'Add photos',
    list: '/admin/cars?view=photos',
  },
  {
    ...{ key: 'lost', tone: 'soon', one: 'has lost photos', many: 'have lost photos' },
    isIt: () => true,
    why: photoProblem,
    act: 'See its photos',
  },
]

export function carsToMend(cars: readonly CarFacts[]): Need[] {
  return KINDS.flatMap((kind) => {
    const { key, tone, one, many, why, act, list } = kind
    const rows = cars.filter((car) => KINDS.find(({ isIt }) => isIt(car)) === kind)
    return byDealer(rows).map(([first, all]): Need => {
      const isOne = all.length === 1
      return {
        ...{ id: `cars ${key} ${first.tenant}`, tenant: first.tenant, tone, act },
        due: Math.min(...all.map(({ at }) => at)),
        title: isOne ? `${first.name} ${one}` : `${plural(all.length, 'car')} ${many}`,
        why: `${isOne ? '' : `${named(all.map(({ name }) => name))}. `}${why(first)}`,
        href: !isOne && list ? list : rowHref('cars', first.id),
      }
    })
  })
}
