import { getDb } from '@/db/payload'
import { type DayWindow, dayWindow, hasBegun, isOn } from '@/core/place/hours/dayWindow'
import { hasEnded } from './offers.rules'
import type { OfferView, Site } from '@/core/dealer/views'
import type { Offer, PromoNode } from '@/payload-types'
import { newestDraft } from '@/core/dealer/read/newestDraft'
import { ofSite } from '@/core/dealer/read/ofSite'
import { pictureUrl, populated, siteRead } from '@/core/dealer/read/row'
import { soundRows } from '@/core/dealer/read/soundRows'
import type { CarType } from '@/core/car/car'

const toOffer = (row: Offer, { until, last_day }: DayWindow): OfferView => {
  const model = populated(row.model)
  const manufacturer = populated(row.manufacturer)
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    sanitized_description: row.sanitized_description ?? '',
    disclaimer: row.disclaimer,
    inclusions: row.inclusions,
    conditions: row.conditions,
    category: row.category,
    stock_path: row.stock_path,
    location_slugs: row.location_slugs ?? [],
    image_url: pictureUrl(row.image, row.image_url) ?? model?.image?.url,
    price_text: row.price_text,
    price_note: row.price_note,
    ends_at: until === null ? null : new Date(until).toISOString(),
    last_day,
    featured: row.featured,
    model: model && { name: model.name, slug: model.slug, override_url: model.override_url },
    manufacturer: manufacturer && { name: manufacturer.name, slug: manufacturer.slug },
    updatedAt: row.updatedAt,
  }
}

interface PlannedOffer {
  from: number | null
  offer: OfferView
}

/** Start and end dates are checked at display time, so the cached list stays valid. */
const publishedOffers = ofSite(async (site): Promise<PlannedOffer[]> => {
  const db = await getDb()
  const docs = await soundRows(db, 'offers', site.tenant.id, (own) =>
    db.find({
      collection: 'offers',
      where: { and: [...own, { _status: { equals: 'published' } }] },
      sort: ['-featured', 'position', 'ends_at'],
      depth: 1,
      limit: 0,
      ...siteRead,
    }),
  )
  const own = [site.tenant.id, site.tenant.slug]
  return docs
    .filter(({ excluded_website_ids }) => !own.some((id) => excluded_website_ids?.includes(id)))
    .map((row) => {
      const window = dayWindow(row.starts_at, row.ends_at, site.config.timezone)
      return { from: window.from, offer: toOffer(row, window) }
    })
})

const begunOffers = async (site: Site, now: Date): Promise<OfferView[]> => {
  const published = await publishedOffers(site)
  return published.filter((planned) => hasBegun(planned, now.getTime())).map(({ offer }) => offer)
}

export const listOffers = async (site: Site, now = new Date()): Promise<OfferView[]> =>
  (await begunOffers(site, now)).filter((offer) => !hasEnded(offer, now))

/** The newest version. Check the staff session. */
export async function getOfferDraft(site: Site, slug: string): Promise<OfferView | null> {
  const row = await newestDraft('offers', site, slug)
  return row && toOffer(row, dayWindow(row.starts_at, row.ends_at, site.config.timezone))
}

/** By id or slug, ended offers included (see hasEnded); null for draft, future and excluded offers. */
export const getOffer = async (site: Site, idOrSlug: string): Promise<OfferView | null> =>
  (await begunOffers(site, new Date())).find(({ id, slug }) => slug === idOrSlug || id === idOrSlug) ?? null

const isCarType = (word: string): word is CarType => ['new', 'used', 'demo'].includes(word)

/** Empty `car_types` means all; `strictDisplay`: only in lists of nothing else. */
interface PromoNodeView {
  id: string
  title: string
  text: string
  label: string
  href: string
  image_url?: string | null
  position: number
  car_types: CarType[]
  strictDisplay: boolean
}

const toPromo = (row: PromoNode): PromoNodeView => ({
  id: row.id,
  title: row.title,
  text: row.text ?? '',
  label: row.label ?? '',
  href: row.href ?? '',
  image_url: pictureUrl(row.image, row.image_url),
  position: row.position,
  car_types: (row.display ?? []).filter(isCarType),
  strictDisplay: row.strictDisplay ?? false,
})

interface PlannedPromo {
  window: DayWindow
  view: PromoNodeView
}

const plannedPromos = ofSite(async (site): Promise<PlannedPromo[]> => {
  const db = await getDb()
  const docs = await soundRows(db, 'promo-nodes', site.tenant.id, (own) =>
    db.find({
      collection: 'promo-nodes',
      where: { and: own },
      sort: 'position',
      depth: 1,
      limit: 0,
      ...siteRead,
    }),
  )
  return docs.map((row) => ({
    window: dayWindow(row.start, row.expiry, site.config.timezone),
    view: toPromo(row),
  }))
})

export const listPromoNodes = async (site: Site, now = new Date()): Promise<PromoNodeView[]> => {
  const at = now.getTime()
  const planned = await plannedPromos(site)
  return planned.filter(({ window }) => isOn(window, at)).map(({ view }) => view)
}
