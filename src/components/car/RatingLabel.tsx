import type { Car } from '@/core/car/car'
import { RATING_WORDS } from '@/core/car/ratingNames'
import { t } from '@/lib/words'

/** How the price stands beside like cars; nothing where that cannot be said. */
export const RatingLabel = ({ car: { price_rating: rating } }: { car: Car }) =>
  rating?.is ? <p className={`rating rating--${rating.is}`}>{t(RATING_WORDS[rating.is])}</p> : null
