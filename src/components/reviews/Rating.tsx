import { Stars } from './Stars'
import { formatNumber } from '@/core/money/format'
import { showsRating } from '@/features/reviews/reviews.rules'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'

interface Props {
  rating: number | null | undefined
  count: number | null | undefined
  config: TenantConfig
}

/** Hidden when the dealer hides reviews or the average is below the dealer's minimum. */
export function Rating({ rating, count, config }: Props) {
  if (rating == null || !showsRating(rating, config)) return null
  return (
    <p className="place__rate">
      <Stars rating={rating} />
      <b>{rating.toFixed(1)}</b>
      {count ? <span>{t('{count} reviews', { count: formatNumber(count) })}</span> : null}
    </p>
  )
}
