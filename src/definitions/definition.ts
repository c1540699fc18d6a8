/**
 * A dealer as data: what `tenants/<slug>/tenant.ts` exports and `tenancy/apply` writes to the database.
 *
 * Times are offsets in days from the moment of the first load, so that a demo never goes stale:
 * `*_days_ago` lies in the past, `*_in_days` in the future (negative = already past). The loader turns
 * them into timestamps once, when a record is first created, and never moves them afterwards.
 * Pictures are addresses: `/media/demo/<file>` (tenants/demo-pictures) or `/media/assets/<slug>/<file>`
 * (tenants/<slug>/assets).
 */
import type { z } from 'zod'
import type { blockSchema } from '@/blocks/schema'
import type { Car, CarType } from '@/domain/car/car'
import type { TenantConfigInput } from '@/domain/tenant/tenantConfig'
import type { Address, Department, OpeningHourEntry } from '@/domain/views'

export type StaffRole = 'dealer_admin' | 'editor' | 'sales'

export interface DealershipDefinition {
  slug: string
  name: string
  phone?: string
  email?: string
  average_rating?: number
  review_count?: number
  review_url?: string
  manufacturers?: string[]
}

export type HoursEntry = Pick<OpeningHourEntry, 'weekday' | 'status' | 'open' | 'close' | 'note'>

/** One department's week plus its dated exceptions (`date` as yyyy-mm-dd). */
export interface HoursDefinition {
  department: Department
  week: HoursEntry[]
  exceptions: (HoursEntry & { date: string })[]
}

export interface LocationDefinition {
  slug: string
  name: string
  dealership_slug: string
  location_type: Department
  location_subtype?: string
  primary?: boolean
  visible?: boolean
  coming_late?: string
  timezone: string
  manufacturers?: string[]
  address: Address
  contact_detail: {
    phone?: string
    landline_phone?: string
    email?: string
    youtube_url?: string
    linkedin_url?: string
  }
  image_url?: string
  dealer_license_number?: string
  motor_vehicle_repairer?: string
  average_rating?: number
  review_count?: number
  hours: HoursDefinition[]
}

export interface ManufacturerDefinition {
  slug: string
  name: string
  logo_url?: string
}

export interface ModelDefinition {
  slug: string
  name: string
  /** `coming_soon` shows Upcoming, `discontinued` its own tab, anything else All-New. */
  status: 'current' | 'coming_soon' | 'discontinued'
  image_url?: string
  override_url?: string
  manufacturer_body: string
  /** The make's name, as cars carry it. */
  manufacturer?: string
  /** Position in the dealer's preferred order; models without one follow from A to Z. */
  position?: number
  accessories_count: number
  from_price?: number
  summary?: string
}

export interface OfferDefinition {
  slug: string
  name: string
  description: string
  disclaimer?: string
  /** What the shopper gets and on what terms, a line each; the small print is the disclaimer. */
  conditions?: string[]
  image_url?: string
  price_text?: string
  price_note?: string
  starts_in_days: number
  /** Absent: runs until it is taken down. */
  ends_in_days?: number
  featured?: boolean
  category?: string
  model_slug?: string
  manufacturer_slug?: string
  excluded_website_ids?: string[]
}

export interface ReviewDefinition {
  slug: string
  customer_name: string
  text: string | null
  rating: number
  days_ago: number
  dealership_slug?: string
  image_url?: string
}

export interface TeamMemberDefinition {
  slug: string
  name: string
  role: string
  location_slug?: string
  photo_url?: string
}

export interface PromoNodeDefinition {
  slug: string
  title: string
  text: string
  label: string
  href: string
  image_url?: string
  starts_in_days: number
  expires_in_days: number
  position: number
  car_types: CarType[]
  strictDisplay?: boolean
}

type StoredBlock = z.input<typeof blockSchema>
/** One block of a page; its fields are those of `src/blocks/<Name>/config.ts`. Texts use the small markup, not the editor's form. */
export type BlockDefinition =
  | Exclude<StoredBlock, { blockType: 'richText' }>
  | Omit<Extract<StoredBlock, { blockType: 'richText' }>, 'content'>

export interface PageDefinition {
  /** `home` is the front page; the rest are addresses without the leading slash, e.g. `pages/handling-complaint`. */
  slug: string
  title: string
  layout: BlockDefinition[]
  seo?: { title?: string; description?: string; noindex?: boolean }
}

export interface PostDefinition {
  slug: string
  title: string
  excerpt: string
  category: string
  author: string
  published_days_ago: number
  image_url?: string
  /** Markdown: headings from ##, paragraphs, lists, quotes, tables, links. */
  body: string
}

export interface RedirectDefinition {
  from: string
  to: string
  permanent?: boolean
}

/** A log-in of demo mode, with a password of each machine's own; production mode never makes these. */
export interface StaffDefinition {
  email: string
  name: string
  role: StaffRole
  location_slugs?: string[]
}

export interface TenantDefinition {
  slug: string
  name: string
  domains: string[]
  config: TenantConfigInput
  dealerships: DealershipDefinition[]
  locations: LocationDefinition[]
  manufacturers: ManufacturerDefinition[]
  models: ModelDefinition[]
  offers: OfferDefinition[]
  reviews: ReviewDefinition[]
  pages: PageDefinition[]
  posts: PostDefinition[]
  team: TeamMemberDefinition[]
  promoNodes: PromoNodeDefinition[]
  redirects: RedirectDefinition[]
  staff: StaffDefinition[]
}

/** What the loader adds itself: identity, scope and everything that follows from the dealership or the clock. */
type LoaderFields =
  'id' | 'slug' | 'name' | 'created_at' | 'updated_at' | 'sold_date_timestamp' | 'dealership_id'

/**
 * One car of `tenants/<slug>/stock.json`: the fields an integrator would send, plus `dealership_slug` and day
 * offsets; `location.slug` names the location it stands at. `listed_days_ago` becomes `created_at`, `sold_days_ago`
 * becomes `sold_date_timestamp` (fractions of a day allowed); both are fixed at the first load.
 */
export type StockCar = Omit<Car, LoaderFields> & {
  listed_days_ago: number
  sold_days_ago?: number
}
