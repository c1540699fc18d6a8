import { Stars } from './Stars'
import type { ReviewView } from '@/domain/views'
import { timeAgo } from '@/components/content/timeAgo'
import { t } from '@/lib/words'

interface Props {
  reviews: readonly ReviewView[]
  now: Date
}

export function ReviewList({ reviews, now }: Props) {
  return (
    <div className="reviews__grid" data-scroll="" tabIndex={0} role="group" aria-label={t('Reviews')}>
      {reviews.map((review) => (
        <figure key={review.id} className="review">
          <Stars rating={review.rating} />
          {review.text && <blockquote>{review.text}</blockquote>}
          <figcaption>
            <b>{review.customer_name}</b>
            <span>{timeAgo(review.review_date, now)}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
