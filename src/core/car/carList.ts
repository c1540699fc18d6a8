/** What the address of the staff's list of cars says: a view, filters, an order and a page. Unknown words are ignored. */
import { z } from 'zod'
import { VOCABULARIES } from './vocabularies'

export const CAR_VIEWS = [
  'sale',
  'photos',
  'price',
  'hidden',
  'reserved',
  'coming',
  'sold',
  'gone',
  'all',
] as const
export type CarView = (typeof CAR_VIEWS)[number]
export const CAR_ORDERS = ['newest', 'oldest', 'dearest', 'cheapest'] as const
export const CAR_AGES = ['30', '60', '90', '120'] as const

const word = z.string().trim().max(120).catch('')
const stateSchema = z.object({
  view: z.enum(CAR_VIEWS).nullable().catch(null),
  search: word,
  make: word,
  kind: z.enum(['', ...VOCABULARIES.car_type.values]).catch(''),
  place: word,
  age: z.enum(['', ...CAR_AGES]).catch(''),
  order: z.enum(CAR_ORDERS).catch('newest'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export interface CarListState extends Omit<z.output<typeof stateSchema>, 'view'> {
  view: CarView
}
export const CAR_FILTERS = ['make', 'kind', 'place', 'age'] as const
export type CarFilter = (typeof CAR_FILTERS)[number]

/** A search for words covers all cars; without words the list opens on what is for sale. */
export function carListState(params: unknown): CarListState {
  const { view, ...rest } = stateSchema.parse(z.record(z.string(), z.unknown()).catch({}).parse(params))
  return { ...rest, view: view ?? (rest.search ? 'all' : 'sale') }
}

/** The shortest address with the same meaning, without a question mark. A changed filter returns to page 1. */
export function carListQuery(state: CarListState, change: Partial<CarListState> = {}): string {
  const next = { ...state, page: 1, ...change }
  const pairs: [string, string][] = [
    ['view', next.view],
    ['search', next.search],
    ...CAR_FILTERS.map((name): [string, string] => [name, next[name]]),
    ['order', next.order === 'newest' ? '' : next.order],
    ['page', next.page > 1 ? String(next.page) : ''],
  ]
  return new URLSearchParams(pairs.filter(([, value]) => value)).toString()
}

export const cleanCarQuery = (query: string): string =>
  carListQuery(carListState(Object.fromEntries(new URLSearchParams(query))))
