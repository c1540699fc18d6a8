import { slugify } from '@/lib/slugify'
import { t } from '@/lib/words'
import type { DealershipView } from '@/domain/views'

const MOST_LETTERS = 60

type Given = string | string[] | undefined

const text = (given: Given, otherwise: string): string =>
  (([given].flat()[0] ?? '').trim() || otherwise).slice(0, MOST_LETTERS)

/** Who a feedback page greets, and the page for reviews of that dealership, else of the first that has one. */
export const askedFor = (
  given: { first_name?: Given; dealership_name?: Given },
  dealerships: readonly Pick<DealershipView, 'name' | 'review_url'>[],
): { first_name: string; dealership_name: string; review_url: string | null } => {
  const dealership_name = text(given.dealership_name, t('Our Dealership'))
  const named = dealerships.find(({ name }) => slugify(name) === slugify(dealership_name))
  const url = named?.review_url ?? dealerships.find(({ review_url }) => review_url)?.review_url
  return {
    first_name: text(given.first_name, t('Valued Customer')),
    dealership_name,
    review_url: url && /^https:\/\//.test(url) ? url : null,
  }
}
