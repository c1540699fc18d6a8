import { type Cut, cutText } from '@/lib/text'
import { slugify } from '@/lib/slugify'
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

type Placed = Pick<OfferView, 'category' | 'model'>

export const offerCategories = (offers: readonly Pick<OfferView, 'category'>[]): string[] => [
  ...new Set(offers.flatMap(({ category }) => category ?? [])),
]

/** The category that `?category=` names; null without one or with a word that no offer has. */
export const chosenCategory = (categories: readonly string[], wanted: string | undefined): string | null =>
  categories.find((category) => wanted !== undefined && slugify(category) === slugify(wanted)) ?? null

/** Offers to show instead of one that ended: of its model, of its category, then the others. */
export const insteadOf = <T extends Placed>(ended: Placed, running: readonly T[], most: number): T[] => {
  const distance = ({ model, category }: T): number => {
    if (ended.model && model?.slug === ended.model.slug) return 0
    return ended.category && category === ended.category ? 1 : 2
  }
  return running.toSorted((a, b) => distance(a) - distance(b)).slice(0, most)
}
