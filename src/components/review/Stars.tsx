import { starsOf } from '@/domain/rating'

const STAR = 'M12 2.5l2.9 6.2 6.8.8-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.8z'
const HALF = { clipPath: 'inset(0 50% 0 0)' }

/** Five stars, the last one partly filled. Screen readers get one sentence. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} out of 5`}>
      {starsOf(rating).map((fill, index) => (
        <svg key={index} className="i star" viewBox="0 0 24 24" aria-hidden="true">
          <path d={STAR} fill="none" />
          {fill !== 'empty' && (
            <path d={STAR} fill="currentColor" style={fill === 'half' ? HALF : undefined} />
          )}
        </svg>
      ))}
    </span>
  )
}
