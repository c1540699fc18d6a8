/** What reads hand to pages: no ids of other tenants, no private fields. */
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

export interface DealershipView {
  id: string
  slug: string
  name: string
  average_rating?: number | null
  review_count?: number | null
  phone?: string | null
  review_url?: string | null
}

/** A tenant as one request sees it. Every read of cars must be limited to `dealershipIds`. */
export interface Site {
  tenant: { id: string; slug: string; name: string }
  config: TenantConfig
  /** Which of `OWN_PAGES` answer here. */
  ownPages?: readonly string[]
  dealerships: DealershipView[]
  dealershipIds: string[]
  host: string
  /** `https://host[:port]` from the tenant's own data, never from the Host header. */
  origin: string
}

export interface OfferView {
  id: string
  slug: string
  name: string
  description: string
  sanitized_description: string
  disclaimer?: string | null
  inclusions?: string[] | null
  conditions?: string[] | null
  category?: string | null
  stock_path?: string | null
  /** Empty means everywhere. */
  location_slugs: string[]
  image_url?: string | null
  price_text?: string | null
  price_note?: string | null
  /** The last moment in the dealer's zone, and its day as yyyy-mm-dd. */
  ends_at?: string | null
  last_day?: string | null
  featured?: boolean | null
  model?: { name: string; slug: string; override_url?: string | null } | null
  manufacturer?: { name: string; slug: string } | null
  updatedAt?: string
}

export interface Accessory {
  name: string
  /** As staff wrote it, such as `$489 fitted`. */
  price: string | null
  /** Address of its picture. */
  image: string | null
}

export interface StoredPlan {
  amount: number
  years: number
  services: number
  interval: string
  range?: string | null | undefined
}

export interface ModelView {
  id: string
  slug: string
  name: string
  status: string
  /** Cut out, it stands on the dealer's own ground in lists and menus. */
  image: { url: string; cutout?: string | null | undefined } | null
  override_url?: string | null
  manufacturer_body: string
  manufacturer?: string | null
  body?: string | null
  accessories: Accessory[]
  accessories_count: number
  service_advantage?: StoredPlan | null
  from_price?: number | null
  summary?: string | null
  updatedAt?: string
}

export interface ReviewView {
  id: string
  customer_name: string
  text: string | null
  rating: number
  review_date: string
  image?: { url: string; thumb?: { url: string } } | null
}

export interface TeamMemberView {
  id: string
  name: string
  role: string
  bio?: string | null
  photo_url?: string | null
  location_slug?: string | null
}

/** `layout` is the block list as stored, discriminated by blockType. */
export interface PageView {
  id: string
  slug: string
  title: string
  layout: PageBlock[]
  seo: { title: string; description: string; image_url?: string | null; noindex?: boolean }
  updatedAt: string
}
export type PageBlock = { blockType: string; id?: string | null } & Record<string, unknown>

export interface PostView {
  id: string
  slug: string
  title: string
  excerpt: string
  category?: string | null
  author?: string | null
  published_at: string
  image_url?: string | null
  content: unknown
  updatedAt?: string
}

export interface FacetCount {
  value: string
  count: number
}

export interface StockCounts {
  /** All that is listed: also what is to come, and what was just sold. */
  total: number
  inStock: number
  makes: FacetCount[]
  models: FacetCount[]
  bodies: FacetCount[]
  fuels: FacetCount[]
  places: FacetCount[]
  types: FacetCount[]
}
