import { starsOf } from '@/features/reviews/reviews.rules'
import { t } from '@/lib/words'

const STAR = 'M12 2.5l2.9 6.2 6.8.8-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.8z'
/** Five stars, the last one filled by the exact fraction. Screen readers get one sentence. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={t('{rating} out of 5', { rating })}>
      {starsOf(rating).map((part, index) => (
        <svg key={index} className="i star" viewBox="0 0 24 24" aria-hidden="true">
          <path d={STAR} fill="none" />
          {part > 0 && (
            <path
              d={STAR}
              fill="currentColor"
              style={part < 1 ? { clipPath: `inset(0 ${Math.round((1 - part) * 100)}% 0 0)` } : undefined}
            />
          )}
        </svg>
      ))}
    </span>
  )
}
