/**
 * Times are day offsets from the first load (`*_days_ago`, `*_in_days`), fixed when a record is created. Pictures:
 * `/media/demo/<file>` or `/media/assets/<slug>/<file>`.
 */

import type { DealerRole } from '@/access/roles'
import type { BlockedTime } from '@/core/place/blockedTimes'
import type { StoredRules } from '@/core/place/bookingRules'
import type { Page } from '@/payload-types'
import type { CarType } from '@/core/car/car'
import type { TenantConfigInput } from '@/core/dealer/config/tenantConfig'
import type { Address, Department, OpeningHourEntry } from '@/core/place/views'

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

/** `date` of an exception is yyyy-mm-dd. */
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
  test_drives?: StoredRules
  service_bookings?: StoredRules
  blocked_times?: BlockedTime[]
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
  /** `coming_soon` shows Upcoming, `discontinued` Discontinued and its own tab, all others All-New. */
  status: 'current' | 'coming_soon' | 'discontinued'
  image_url?: string
  /** The same, cut out and from the side, for lists and menus. */
  cutout_url?: string
  override_url?: string
  manufacturer_body: string
  manufacturer?: string
  body?: string
  /** One per line, such as `Dash camera | $789 fitted | /media/assets/hilux/dash-camera.svg`. */
  accessories?: string[]
  /** Position in the dealer's order; models without one follow from A to Z. */
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
  /** One term per line; the small print goes into the disclaimer. */
  conditions?: string[]
  image_url?: string
  price_text?: string
  price_note?: string
  starts_in_days: number
  /** Absent: no end date. */
  ends_in_days?: number
  featured?: boolean
  category?: string
  /** The address of the list of exactly its cars, beginning with `/search`. */
  stock_path?: string
  /** Absent: everywhere. */
  location_slugs?: string[]
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
  bio?: string
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

export interface PopupDefinition {
  slug: string
  title: string
  text: string
  image_url?: string
  label: string
  href: string
  paths: string[]
  last_in_days: number
}

type StoredBlock = Page['layout'][number]
/** Fields as in `src/blocks/<Name>/config.ts`; texts use the small markup, not the editor's format. */
export type BlockDefinition =
  | Exclude<StoredBlock, { blockType: 'richText' }>
  | Omit<Extract<StoredBlock, { blockType: 'richText' }>, 'content'>

export interface PageDefinition {
  /** `home` or an address without the leading slash, e.g. `pages/handling-complaint`. */
  slug: string
  title: string
  layout: BlockDefinition[]
  seo?: { title?: string; description?: string; image_url?: string; noindex?: boolean }
}

export interface PostDefinition {
  slug: string
  title: string
  excerpt: string
  category: string
  author: string
  published_days_ago: number
  image_url?: string
  body: string
}

/** Rates in per cent a year, fees in dollars. */
export interface FinanceRateDefinition {
  provider: string
  /** yyyy-mm-dd: a rate is known by its provider and first day. */
  effective_from: string
  interest_rate: number
  comparison_rate: number
  setup_fee?: number
  monthly_fee?: number
}

export interface RedirectDefinition {
  from: string
  to: string
  permanent?: boolean
}

/** Security: demo mode only, with a password generated per machine. */
export interface StaffDefinition {
  email: string
  name: string
  role: DealerRole
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
  /** In the order that staff see them. */
  replyTemplates?: { title: string; text: string }[]
  popups?: PopupDefinition[]
  financeRates?: FinanceRateDefinition[]
  redirects: RedirectDefinition[]
  staff: StaffDefinition[]
}
