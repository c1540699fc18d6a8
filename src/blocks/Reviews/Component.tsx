import { ReviewList } from '@/components/reviews/ReviewList'
import { ReviewScore } from '@/components/reviews/ReviewScore'
import { SectionHead } from '@/components/ui/SectionHead'
import { listReviews } from '@/features/reviews/readReviews'
import { showsRating } from '@/features/reviews/reviews.rules'
import { fillIn, reviewTotals } from '@/blocks/fillIn'
import type { BlockProps } from '@/blocks/props'
import { stockCounts } from '@/search/cars/stock'
import { t } from '@/lib/words'

/** Hidden when the dealer hides reviews or the average is below the dealer's minimum. */
export async function ReviewsBlock({ block, site, now }: BlockProps<'reviews'>) {
  const { count, average } = reviewTotals(site.dealerships)
  if (average === null || !showsRating(average, site.config)) return null
  const [reviews, stock] = await Promise.all([listReviews(site), stockCounts(site)])
  if (reviews.length === 0) return null
  const own = block.heading && fillIn(block.heading, stock, site.dealerships)
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={own || t('What people say')} />
        <div className="reviews">
          <ReviewScore average={average} count={count} dealerships={site.dealerships} config={site.config} />
          <ReviewList reviews={reviews.slice(0, block.limit ?? undefined)} now={now} />
        </div>
      </div>
    </section>
  )
}
