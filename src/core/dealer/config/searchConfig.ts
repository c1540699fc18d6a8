import { z } from 'zod'
import { SORTS } from './sortNames'
import { USES } from './uses.data'

export const FILTERS = [
  'query',
  'car_type',
  'price',
  'km',
  'year',
  'weekly_price',
  'subscription_price',
  'make',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'seats',
  'badge',
  'location_name',
  'dealership_name',
  'state',
  'city',
  'tag',
  'item_type',
  'sleeps',
  'axles',
  'body_length',
  'tare_weight',
  'braked_towing',
  'categories',
  'filtered_features',
  'model',
  'status',
  'certified',
  'price_rating',
  'near',
] as const
export const FILTER_KINDS = ['boxes', 'select', 'logos', 'range'] as const
const filterName = z.enum(FILTERS)
export const filterSchema = z.union([
  filterName,
  z.object({
    name: filterName,
    label: z.string().optional(),
    kind: z.enum(FILTER_KINDS).optional(),
    open: z.boolean().optional(),
  }),
])
const bound = z.number().int().nonnegative()

export const searchConfigSchema = z.object({
  filters: z
    .array(filterSchema)
    .default([
      'query',
      'car_type',
      'price',
      'km',
      'year',
      'make',
      'body',
      'fuel',
      'transmission',
      'drive',
      'colour',
      'seats',
      'location_name',
    ]),
  sorts: z.array(z.enum(SORTS)).default(['relevant', 'latest', 'price_desc', 'price_asc']),
  perPage: z.number().int().min(1).max(100).default(21),
  popularMakes: z.array(z.string()).default([]),
  firstValues: z.number().int().min(1).default(7),
  /** When empty: three bands that fit the stock. */
  pricePresets: z
    .array(z.object({ label: z.string().optional(), min: bound.optional(), max: bound.optional() }))
    .default([]),
  ascendingHidesNoPrice: z.boolean().default(false),
  rememberPanels: z.boolean().default(true),
  soldDays: z.number().int().min(0).default(3),
  newArrivalDays: z.number().int().min(0).default(8),
  /** A car with more kilometres is not presented as a new arrival. Without a value any car is. */
  newArrivalMaxKm: z.number().int().min(0).optional(),
  excludedMakes: z.array(z.string()).default([]),
  usedOnly: z.boolean().default(false),
  aliases: z.array(z.string()).default([]),
  /** The dealer's own words above a list, in place of those made from its stock. */
  introductions: z.array(z.object({ href: z.string(), text: z.string() })).default([]),
  /** A typed sentence becomes filters; without, single words do. */
  sentences: z.boolean().default(true),
  /** What a car is wanted for, and the list of those that fit. Words are separated by commas. */
  uses: z.array(z.object({ words: z.string(), href: z.string() })).default([...USES]),
  quickFilters: z.array(z.object({ label: z.string(), href: z.string() })).default([]),
  cta: z
    .array(z.object({ kind: z.enum(['finance', 'trade-in']), position: z.number().int().positive() }))
    .default([]),
  valueProps: z
    .array(z.object({ icon: z.string(), title: z.string(), text: z.string(), href: z.string() }))
    .default([]),
})

export type FilterName = (typeof FILTERS)[number]
export type FilterKind = (typeof FILTER_KINDS)[number]
export type FilterEntry = z.output<typeof filterSchema>

/** A filter that stands and falls with a part of the site: without it no list offers it, and no link leads to it. */
export const FILTER_NEEDS: {
  readonly [K in FilterName]?: 'finance' | 'subscriptions' | 'tags' | 'certified' | 'priceRating'
} = {
  ...{ weekly_price: 'finance', subscription_price: 'subscriptions', tag: 'tags', certified: 'certified' },
  price_rating: 'priceRating',
}
