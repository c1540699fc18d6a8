import type { Slug } from '@/definitions/rows/rows'

/** What a definition has beside the fields of the rows that are made from it. */
export interface Own {
  is: 'number' | 'text' | 'day' | 'ref' | 'refs'
  /** Of `ref` and `refs`: the list that it names an entry of, by its `slug`. */
  of?: string
  required?: true
}
export interface ListPart {
  collection: Slug
  own: Readonly<Record<string, Own>>
  /** Fields that are made from these, or from the place in the list. */
  covers?: readonly string[]
  /** What tells the entries apart. */
  key: string
  optional?: true
}

const number = { is: 'number' } as const
const text = { is: 'text' } as const
const must = { required: true } as const
const ref = (of: string, is: 'ref' | 'refs' = 'ref') => ({ is, of }) as const
const slug = { ...text, ...must }
const picture = { image_url: text }

export const LISTS: Readonly<Record<string, ListPart>> = {
  dealerships: { collection: 'dealerships', own: { slug }, key: 'slug' },
  locations: {
    collection: 'locations',
    own: { slug, dealership_slug: { ...ref('dealerships'), ...must }, ...picture },
    covers: ['dealership_id', 'image', 'position'],
    key: 'slug',
  },
  manufacturers: {
    collection: 'manufacturers',
    own: { slug, logo_url: text },
    covers: ['logo'],
    key: 'slug',
  },
  models: {
    collection: 'models',
    own: { slug, ...picture, cutout_url: text },
    covers: ['image'],
    key: 'slug',
  },
  offers: {
    collection: 'offers',
    own: {
      ...{ slug, starts_in_days: { ...number, ...must }, ends_in_days: number },
      ...{ model_slug: ref('models'), manufacturer_slug: ref('manufacturers') },
      location_slugs: ref('locations', 'refs'),
    },
    covers: ['starts_at', 'ends_at', 'model', 'manufacturer', 'position'],
    key: 'slug',
  },
  reviews: {
    collection: 'reviews',
    own: { slug, days_ago: { ...number, ...must }, dealership_slug: ref('dealerships'), ...picture },
    covers: ['reviewed_at', 'dealership_id', 'image'],
    key: 'slug',
  },
  pages: { collection: 'pages', own: { slug }, key: 'slug' },
  posts: {
    collection: 'posts',
    own: { slug, published_days_ago: { ...number, ...must }, body: { ...text, ...must } },
    covers: ['published_at', 'content'],
    key: 'slug',
  },
  team: {
    collection: 'team-members',
    own: { slug, location_slug: ref('locations') },
    covers: ['location_id', 'position'],
    key: 'slug',
  },
  promoNodes: {
    collection: 'promo-nodes',
    own: {
      ...{ slug, starts_in_days: { ...number, ...must }, expires_in_days: { ...number, ...must } },
      car_types: { is: 'refs', of: 'car_types', ...must },
    },
    covers: ['start', 'expiry', 'display'],
    key: 'slug',
  },
  replyTemplates: {
    collection: 'reply-templates',
    own: {},
    covers: ['position'],
    key: 'title',
    optional: true,
  },
  popups: {
    collection: 'popups',
    own: { slug, last_in_days: { ...number, ...must } },
    covers: ['last_day', 'first_day'],
    key: 'slug',
    optional: true,
  },
  financeRates: {
    collection: 'finance-rates',
    own: { provider: { ...text, ...must }, effective_from: { is: 'day', ...must } },
    covers: [],
    key: 'effective_from',
    optional: true,
  },
  redirects: { collection: 'redirects', own: {}, covers: ['hits', 'last_hit'], key: 'from' },
}
