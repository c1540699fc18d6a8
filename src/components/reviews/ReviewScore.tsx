import { formatNumber } from '@/core/money/format'
import { showsRating } from '@/features/reviews/reviews.rules'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { DealershipView } from '@/core/dealer/views'
import { t } from '@/lib/words'
import { Stars } from './Stars'

interface Props {
  average: number
  count: number
  dealerships: readonly DealershipView[]
  config: TenantConfig
}

/** The average of all dealerships, and for each a link to the page of its reviews. */
export function ReviewScore({ average, count, dealerships, config }: Props) {
  const rated = dealerships.filter(
    ({ average_rating, review_count }) => review_count && showsRating(average_rating, config),
  )
  return (
    <div className="score">
      <p className="score__n">
        <b>{average.toFixed(1)}</b>
        <Stars rating={average} />
        <span>{t('{count} reviews', { count: formatNumber(count) })}</span>
      </p>
      <ul>
        {rated.map(({ slug, name, average_rating, review_count, review_url }) => (
          <li key={slug}>
            {review_url && /^https:\/\//.test(review_url) ? (
              <a className="link" href={review_url} rel="noopener">
                {rated.length > 1 ? name : t('Read them all, or write one')}
              </a>
            ) : (
              rated.length > 1 && <span>{name}</span>
            )}
            {rated.length > 1 && (
              <span>
                {average_rating?.toFixed(1)} <small>({formatNumber(review_count ?? 0)})</small>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
