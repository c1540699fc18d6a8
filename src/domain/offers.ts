/** How offers are cut and linked. */
import { type Cut, cutText } from './text'
import type { OfferView } from './views'

const DESCRIPTION_THRESHOLD = 200
const DESCRIPTION_CUT = 160
const DISCLAIMER_CUT = 200

/** A description above 200 characters is cut at about 160. */
export const offerDescription = (offer: Pick<OfferView, 'sanitized_description'>): Cut =>
  cutText(offer.sanitized_description, DESCRIPTION_THRESHOLD, DESCRIPTION_CUT)

/** A disclaimer above 200 characters collapses. */
export const offerDisclaimer = (offer: Pick<OfferView, 'disclaimer'>): Cut =>
  cutText(offer.disclaimer ?? '', DISCLAIMER_CUT)

/** The offer's page; the manufacturer is in it only on a site of several, when the offer has one. */
export const offerHref = (
  offer: Pick<OfferView, 'slug' | 'manufacturer'>,
  siteManufacturer: { slug: string } | undefined,
): string =>
  !siteManufacturer && offer.manufacturer
    ? `/offers/${offer.manufacturer.slug}/${offer.slug}`
    : `/offers/${offer.slug}`

/** The offer's Explore link: the model's page, or the address that replaces it. Null without a model. */
export const offerExploreHref = (offer: Pick<OfferView, 'model'>): string | null =>
  offer.model ? modelHref(offer.model) : null

export const modelHref = (model: { slug: string; override_url?: string | null }): string =>
  model.override_url || `/${model.slug}`

/** An offer runs until its end, inclusive; without one it runs on. */
export const hasEnded = (offer: Pick<OfferView, 'ends_at'>, now: Date): boolean =>
  Boolean(offer.ends_at) && Date.parse(offer.ends_at ?? '') < now.getTime()
