import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { FACETS, type CarDoc, type Facet, type Num, type SearchRequest } from '@/search/types'

/** The recorded answers of a production engine: tests/fixtures/golden/README.md. */
const folder = path.resolve('tests/fixtures/golden')
const lines = (file: string) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n')

const text = z.string()
const number = z.number()
const carDoc = z.object({
  id: text,
  dealership_id: text,
  dealership_name: text,
  make: text,
  model: text,
  badge: text.optional(),
  series: text.optional(),
  year: number,
  km: number.optional(),
  price: number.optional(),
  weekly_price: number.optional(),
  subscription_price: number.optional(),
  car_type: text,
  status: text,
  certified: z.boolean(),
  tag: text.optional(),
  created_at: number,
  stocknum: text.optional(),
  colour: text.optional(),
  drive: text.optional(),
  seats: number.optional(),
  doors: number.optional(),
  cylinders: number.optional(),
  simple_body: text.optional(),
  simple_fuel: text.optional(),
  simple_transmission: text.optional(),
  location_name: text.optional(),
  city: text.optional(),
  state: text.optional(),
  features: z.array(text).optional(),
  dealercomments: text.optional(),
  custom_rank: number.optional(),
  search_prefix: text,
})

const sort = z.enum([
  'price:asc',
  'price:desc',
  'km:asc',
  'km:desc',
  'year:asc',
  'year:desc',
  'weekly_price:asc',
  'weekly_price:desc',
  'created_at:asc',
  'created_at:desc',
])
const range = z.object({ min: number.optional(), max: number.optional() })
const goldenCase = z.object({
  name: text,
  request: z.object({
    q: text.optional(),
    scope: z.array(text),
    refine: z.partialRecord(z.enum(FACETS), z.array(z.union([text, number, z.boolean()]))).optional(),
    ranges: z.object({ price: range, km: range, year: range, weekly_price: range }).partial().optional(),
    sort: z.array(sort).optional(),
    page: number.optional(),
    perPage: number.optional(),
  }),
  answer: z.object({
    total: number,
    page: z.array(text),
    ranked: z.array(text),
    set: text,
    facets: z.record(text, z.record(text, number)),
    stats: z.record(text, z.object({ min: number, max: number })),
  }),
})
export type GoldenCase = z.infer<typeof goldenCase>

export const goldenCars = (): CarDoc[] => lines('cars.jsonl').map((line) => carDoc.parse(JSON.parse(line)))
export const goldenCases = (): GoldenCase[] =>
  lines('cases.jsonl').map((line) => goldenCase.parse(JSON.parse(line)))
export const goldenSettings = (): unknown =>
  JSON.parse(readFileSync(path.join(folder, 'settings.json'), 'utf8'))

export const GOLDEN_FACETS: readonly Facet[] = [
  'make',
  'model',
  'badge',
  'simple_body',
  'simple_fuel',
  'simple_transmission',
  'drive',
  'colour',
  'seats',
  'year',
  'car_type',
  'status',
  'state',
  'city',
  'location_name',
  'tag',
  'certified',
  'features',
]
export const GOLDEN_STATS: readonly Num[] = ['price', 'km', 'year', 'weekly_price']

export const goldenRequest = ({ request }: GoldenCase): SearchRequest => ({
  q: request.q,
  scope: { dealershipIds: request.scope },
  refine: request.refine,
  ranges: request.ranges,
  sort: request.sort,
  page: request.page,
  perPage: request.perPage,
  facets: GOLDEN_FACETS,
  stats: GOLDEN_STATS,
})

/** SHA-1 of the ids, sorted and joined by newline: the recording names a set of cars this way. */
export const setHash = (ids: readonly string[]): string =>
  createHash('sha1')
    .update([...ids].sort().join('\n'))
    .digest('hex')
