import { slugify } from '@/lib/slugify'
import { t } from '@/lib/words'
import type { DealershipView } from '@/core/dealer/views'

export const showsRating = (
  average: number | null | undefined,
  site: { features: { reviews: boolean }; reviewMinimum: number },
): boolean => site.features.reviews && average != null && average >= site.reviewMinimum

/** Up to this fraction of a star it is drawn empty. */
const SMALLEST_PART = 0.3

/** How much of each of the five stars is filled, 0 to 1: 4.4 and 4.9 differ. */
export const starsOf = (average: number): number[] =>
  [0, 1, 2, 3, 4].map((before) => {
    const part = Math.round(Math.min(1, Math.max(0, average - before)) * 100) / 100
    return part > SMALLEST_PART ? part : 0
  })

const MOST_LETTERS = 60

type Input = string | string[] | undefined

const text = (input: Input, otherwise: string): string =>
  (([input].flat()[0] ?? '').trim() || otherwise).slice(0, MOST_LETTERS)

interface ReviewPage {
  name: string
  review_url: string
}
interface Requested {
  first_name: string
  dealership_name: string
  review_url: string | null
  /** Where the address names no dealership of the site that has one: each with its page, so that no other one is praised. */
  choices: ReviewPage[]
}

const pageOf = ({ name, review_url: url }: Pick<DealershipView, 'name' | 'review_url'>): ReviewPage[] =>
  url && /^https:\/\//.test(url) ? [{ name, review_url: url }] : []

/** Who a feedback page greets, and the page for reviews of that dealership, or of the only one that has such a page. */
export const requestedFor = (
  input: { first_name?: Input; dealership_name?: Input },
  dealerships: readonly Pick<DealershipView, 'name' | 'review_url'>[],
): Requested => {
  const dealership_name = text(input.dealership_name, t('Our Dealership'))
  const named = dealerships.find(({ name }) => slugify(name) === slugify(dealership_name))
  const pages = (named?.review_url ? [named] : dealerships).flatMap(pageOf)
  const [only] = pages.length === 1 ? pages : []
  return {
    first_name: text(input.first_name, t('Valued Customer')),
    dealership_name,
    review_url: only?.review_url ?? null,
    choices: only ? [] : pages,
  }
}
