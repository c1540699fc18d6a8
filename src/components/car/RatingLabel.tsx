import { Icon, type IconName } from '@/components/ui/Icon'
import type { Car } from '@/core/car/car'
import { RATING_WORDS, type RatingName } from '@/core/car/ratingNames'
import { t } from '@/lib/words'

const ICONS: Record<RatingName, IconName> = { great: 'badge', fair: 'tick', above: 'scales' }

/** How the price stands beside like cars; nothing where that cannot be said. */
export function RatingLabel({ car: { price_rating: rating } }: { car: Car }) {
  return rating?.is ? (
    <p className={`rating rating--${rating.is}`}>
      <Icon name={ICONS[rating.is]} />
      <span>{t(RATING_WORDS[rating.is])}</span>
    </p>
  ) : null
}
