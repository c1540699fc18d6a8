import { Stars } from './Stars'
import { Picture } from '@/components/ui/Picture'
import type { ReviewView } from '@/core/dealer/views'
import { timeAgo } from '@/components/pages/timeAgo'
import { t } from '@/lib/words'

/** A page loads no picture from another host, which would learn of its visitors. */
const faceOf = ({ image }: ReviewView): string | undefined =>
  [image?.thumb?.url, image?.url].find((url) => url?.startsWith('/'))

/** Decorative: the name is beside it. A review without a picture has only words. */
const Face = ({ url }: { url: string | undefined }) =>
  url && (
    <div className="review__face">
      <Picture url={url} width={48} height={48} sizes="48px" />
    </div>
  )

interface Props {
  reviews: readonly ReviewView[]
  now: Date
}

export function ReviewList({ reviews, now }: Props) {
  return (
    <div className="reviews__grid swipes" data-scroll="" tabIndex={0} role="group" aria-label={t('Reviews')}>
      {reviews.map((review) => (
        <figure key={review.id} className="review">
          <Stars rating={review.rating} />
          {review.text && <blockquote>{review.text}</blockquote>}
          <figcaption>
            <Face url={faceOf(review)} />
            <b>{review.customer_name}</b>
            <span>{timeAgo(review.review_date, now)}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
