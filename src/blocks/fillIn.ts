import { formatNumber } from '@/core/money/format'
import type { DealershipView, StockCounts } from '@/core/dealer/views'

/** Number of reviews of the site's dealerships, and their average weighted by that number. */
export const reviewTotals = (
  dealerships: readonly DealershipView[],
): { count: number; average: number | null } => {
  const rated = dealerships.filter(
    ({ average_rating, review_count }) => average_rating != null && review_count,
  )
  const count = rated.reduce((sum, { review_count }) => sum + (review_count ?? 0), 0)
  const points = rated.reduce(
    (sum, { average_rating, review_count }) => sum + (average_rating ?? 0) * (review_count ?? 0),
    0,
  )
  return { count, average: count ? Math.round((points / count) * 10) / 10 : null }
}

/** Fills `{count}` (all listed), `{in_stock}` (without those to come and just sold), `{rating}` and `{reviews}` in an editor's text. Null when a needed figure is unknown. */
export const fillIn = (
  words: string,
  { total, inStock }: Pick<StockCounts, 'total' | 'inStock'>,
  dealerships: readonly DealershipView[],
): string | null => {
  const { count, average } = reviewTotals(dealerships)
  if (average === null && /\{(rating|reviews)\}/.test(words)) return null
  return words
    .replaceAll('{count}', formatNumber(total))
    .replaceAll('{in_stock}', formatNumber(inStock))
    .replaceAll('{rating}', average?.toFixed(1) ?? '')
    .replaceAll('{reviews}', formatNumber(count))
}
