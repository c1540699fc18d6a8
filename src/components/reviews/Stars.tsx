import { SPRITE } from '@/components/ui/Icon'
import { starsOf } from '@/features/reviews/reviews.rules'
import { t } from '@/lib/words'

/** Of the drawing (`#stars`): one star, and the distance from one to the next. */
const STAR = 24
const STEP = 25.4
const WHOLE = 4 * STEP + STAR

/** Percent of the row, from its end, that stay empty. */
const emptyEnd = (rating: number): number => {
  const stars = starsOf(rating)
  const full = stars.filter((part) => part === 1).length
  const filled = full * STEP + (stars[full] ?? 0) * STAR
  return Math.round(Math.max(0, 1 - filled / WHOLE) * 1000) / 10
}

/** Five stars, the last one filled by the exact fraction. Screen readers get one sentence. */
export function Stars({ rating }: { rating: number }) {
  const clipPath = `inset(0 ${emptyEnd(rating)}% 0 0)`
  return (
    <span className="stars" role="img" aria-label={t('{rating} out of 5', { rating })}>
      <svg className="stars__row" aria-hidden="true">
        <use href={`${SPRITE}#stars`} />
        <use href={`${SPRITE}#stars`} fill="currentColor" style={{ clipPath }} />
      </svg>
    </span>
  )
}
