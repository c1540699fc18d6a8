import { slugify } from '@/lib/text'
import type { OfferView } from '@/core/dealer/views'

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
