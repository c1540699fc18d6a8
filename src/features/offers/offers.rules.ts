import { type Cut, cutText } from '@/lib/text'
import type { OfferView } from '@/core/dealer/views'

const DESCRIPTION_THRESHOLD = 200
const DESCRIPTION_CUT = 160
const DISCLAIMER_CUT = 200

export const offerDescription = (offer: Pick<OfferView, 'sanitized_description'>): Cut =>
  cutText(offer.sanitized_description, DESCRIPTION_THRESHOLD, DESCRIPTION_CUT)

export const offerDisclaimer = (offer: Pick<OfferView, 'disclaimer'>): Cut =>
  cutText(offer.disclaimer ?? '', DISCLAIMER_CUT)

/** The path has the manufacturer only on a site of several manufacturers. */
export const offerHref = (
  offer: Pick<OfferView, 'slug' | 'manufacturer'>,
  siteManufacturer: { slug: string } | undefined,
): string =>
  !siteManufacturer && offer.manufacturer
    ? `/offers/${offer.manufacturer.slug}/${offer.slug}`
    : `/offers/${offer.slug}`

/** The model's page, or the address that replaces it; null without a model. */
export const offerExploreHref = (offer: Pick<OfferView, 'model'>): string | null =>
  offer.model ? modelHref(offer.model) : null

export const modelHref = (model: { slug: string; override_url?: string | null }): string =>
  model.override_url || `/${model.slug}`

/** The end is inclusive; an offer without an end never ends. */
export const hasEnded = (offer: Pick<OfferView, 'ends_at'>, now: Date): boolean =>
  Boolean(offer.ends_at) && Date.parse(offer.ends_at ?? '') < now.getTime()
