'use client'
import { useFormFields } from '@payloadcms/ui'
import type { PriceRating } from '@/core/car/ratingSchema'
import { comparedWith, ENOUGH, SOLD_DAYS, standingOf } from '@/core/car/priceRating'
import { RATING_WORDS } from '@/core/car/ratingNames'
import { formatKm, formatMoney, plural } from '@/core/money/format'
import { rowHref } from '@/lib/adminHrefs'

export interface OwnLike {
  id: string
  name: string
  price: number | null
  km: number | null
}

function standingText(price: number | null, compared: number): string {
  if (!price) return `Similar cars: ${formatMoney(compared)}. Type a price to see how it stands.`
  const { is, against } = standingOf(price, compared)
  const apart = against === 0 ? 'exactly' : `${Math.abs(against)} % ${against < 0 ? 'below' : 'above'}`
  return `At ${formatMoney(price)}: ${RATING_WORDS[is].toLowerCase()}, ${apart} ${formatMoney(compared)}.`
}

function likeText({ count, others, sold, low, high }: PriceRating): string {
  const named = `${count - others} of yours, ${others} at other dealers, ${sold} sold in the last ${SOLD_DAYS} days.`
  if (low === null || high === null)
    return `${named} It takes ${ENOUGH}, one of them at another dealer, to rate a price.`
  return `${named} Half of them cost ${formatMoney(low)} to ${formatMoney(high)}, at this car’s year and kilometres.`
}

const daysText = (days: number | null): string =>
  days === null
    ? `Too few were sold in the last ${SOLD_DAYS} days to say how long they take to sell.`
    : `They typically take ${plural(days, 'day')} to sell.`

interface Props {
  rating: PriceRating | null
  /** A price of the feed waits for a person. */
  waits: boolean
  own: readonly OwnLike[]
}

/** What shoppers are told of the price, and what it would be told of the one that is typed. */
export function LikeCars({ rating, waits, own }: Props) {
  const typed = useFormFields(([fields]) => fields.price?.value)
  const compared = rating && comparedWith(rating)
  return (
    <div className="fc-like">
      <h3>Price against similar cars</h3>
      {waits && <p>Shoppers see no rating while a price waits for you.</p>}
      {rating ? (
        <>
          {compared !== null && (
            <p>
              <b>{standingText(typeof typed === 'number' ? typed : null, compared)}</b>
            </p>
          )}
          <p>{daysText(rating.days)}</p>
          <details>
            <summary>Compared with {plural(rating.count, 'car')}</summary>
            <p>
              {likeText(rating)}
              {rating.guide !== null &&
                ` The price guide says ${formatMoney(rating.guide)}: the lower of both counts.`}
            </p>
            {own.length > 0 && (
              <ul>
                {own.map(({ id, name, price, km }) => (
                  <li key={id}>
                    <a href={rowHref('cars', id)}>{name}</a> {km ? `${formatKm(km)}, ` : ''}
                    {formatMoney(price ?? 0)}
                  </li>
                ))}
              </ul>
            )}
          </details>
        </>
      ) : (
        <p>Similar cars are found within a few minutes.</p>
      )}
    </div>
  )
}
