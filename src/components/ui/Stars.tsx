import { starFills } from './starFills'

const STAR = 'M12 2.5l2.900 6.200 6.800.8-5 4.700 1.300 6.700-6-3.300-6 3.300 1.300-6.700-5-4.700 6.800-.8z'

/** Five stars, the last one filled in part; read out as one sentence. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} out of 5`}>
      {starFills(rating).map((fill, index) => (
        <svg key={index} className="i star" viewBox="0 0 24 24" aria-hidden="true">
          <path d={STAR} fill="none" />
          {fill > 0 && <path d={STAR} fill="currentColor" style={{ clipPath: `inset(0 ${(1 - fill) * 100}% 0 0)` }} />}
        </svg>
      ))}
    </span>
  )
}
