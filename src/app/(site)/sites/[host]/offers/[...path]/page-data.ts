import 'server-only'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { type Available, availableCars, forSaleIn, listOfPath } from '@/search/cars/available'
import { listLocations } from '@/core/place/read/locations'
import { getOffer, listOffers } from '@/features/offers/readOffers'
import { buildSearchHref } from '@/search/list/href'
import { insteadOf, hasEnded, offerHref } from '@/features/offers/offers.rules'
import type { OfferView, Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { decoded } from '@/lib/text'

export interface OfferProps {
  params: Promise<{ host: string; path: string[] }>
}

export interface OfferStock extends Pick<Available, 'cars'> {
  /** How many are for sale: an offer does not apply to a car just sold. */
  count: number
  href: string
}

const INSTEAD = 3
const RAIL = 8

/** `/offers/{offer}` and `/offers/{manufacturer}/{offer}`; the other form of an address redirects. */
export const findOffer = cache(async ({ params }: OfferProps): Promise<{ site: Site; offer: OfferView }> => {
  const site = await requireSite(params)
  const path = (await params).path.map(decoded)
  const slug = path.at(-1)
  const offer = slug && path.length <= 2 ? await getOffer(site, slug) : null
  if (!offer) return leadOn(site, `/offers/${path.join('/')}`)
  const href = offerHref(offer, site.config.manufacturer)
  if (`/offers/${path.join('/')}` !== href) permanentRedirect(href)
  return { site, offer }
})

async function stockOf(site: Site, { stock_path }: OfferView): Promise<OfferStock | null> {
  const state = stock_path ? await listOfPath(site, stock_path) : null
  if (!state) return null
  const { cars, forSale } = await availableCars(site, state, RAIL)
  return { cars, count: forSale, href: buildSearchHref(forSaleIn(state)) }
}

const locationsOf = async (site: Site, { location_slugs }: OfferView): Promise<LocationView[]> =>
  location_slugs.length ? (await listLocations(site)).filter(({ slug }) => location_slugs.includes(slug)) : []

export type OfferState =
  | { kind: 'ended'; instead: OfferView[] }
  | { kind: 'runs'; stock: OfferStock | null; locations: LocationView[] }

export async function readOffer(site: Site, offer: OfferView, now: Date): Promise<OfferState> {
  if (hasEnded(offer, now))
    return { kind: 'ended', instead: insteadOf(offer, await listOffers(site, now), INSTEAD) }
  const [stock, locations] = await Promise.all([stockOf(site, offer), locationsOf(site, offer)])
  return { kind: 'runs', stock, locations }
}
