import { Icon } from '@/components/ui/Icon'
import { RatingLabel } from '@/components/car/RatingLabel'
import type { Car } from '@/core/car/car'
import { PER_10_000_KM, PER_YEAR } from '@/core/car/likePrice'
import { MARKET_SOURCE } from '@/core/car/price'
import type { PriceRating as Rating } from '@/core/car/ratingSchema'
import { comparedWith, ENOUGH, NEAR, SOLD_DAYS, YEARS_APART } from '@/core/car/priceRating'
import { carHref, carTitle } from '@/core/car/text'
import { formatKm, formatMoney } from '@/core/money/format'
import { t } from '@/lib/words'

/** `$1,200 below` the amount that it is compared with. */
function apartText(price: number, compared: number): string {
  const apart = price - compared
  if (apart === 0) return t('Exactly {amount}', { amount: formatMoney(compared) })
  return t(apart < 0 ? '{amount} below {compared}' : '{amount} above {compared}', {
    amount: formatMoney(Math.abs(apart)),
    compared: formatMoney(compared),
  })
}

const whatOf = ({ middle, count }: Rating, compared: number): string =>
  middle === compared ? t('the middle of {count} like it', { count }) : t('what the price guide says of it')

function likeText(count: number, others: number): string {
  if (count === 1) return others ? t('One like it, at another dealer.') : t('One like it, here.')
  if (others === 0) return t('{count} like it, all of them here.', { count })
  return others === count
    ? t('{count} like it, all of them at other dealers.', { count })
    : t('{count} like it: {own} here and {others} at other dealers.', { count, others, own: count - others })
}

/** Like cars are a measure only where there are enough of them: until then the guide alone counts, however many are listed. */
function measureText({ middle, guide, count }: Rating, compared: number): string {
  const amount = formatMoney(compared)
  if (middle !== null && guide !== null)
    return t('The lower of the two counts: {amount}, {what}.', {
      amount,
      what: middle <= guide ? t('the middle of those like it') : t('the price guide'),
    })
  if (middle !== null) return t('The middle of those like it counts: {amount}.', { amount })
  return count > 0
    ? t('The price guide alone counts, {amount}: it takes {enough} like it, one of them at another dealer.', {
        ...{ amount, enough: ENOUGH },
      })
    : t('The price guide alone counts: {amount}.', { amount })
}

function Cars({ rating: { count, others, sold, low, high }, car }: { rating: Rating; car: Car }) {
  return (
    <>
      {low !== null && high !== null && (
        <p>
          {t('Half of those like it ask {low} to {high}, brought to its year and kilometres.', {
            low: formatMoney(low),
            high: formatMoney(high),
          })}
        </p>
      )}
      <p>
        {likeText(count, others)}
        {sold > 0 && ` ${t('{sold} of them sold in the last {days} days.', { sold, days: SOLD_DAYS })}`}{' '}
        {t(
          YEARS_APART[car.car_type] === 1
            ? 'The same model and line, body and fuel, at most a year apart and driven about as far.'
            : 'The same model and line, body and fuel, at most two years apart and driven about as far.',
        )}{' '}
        {t('A year counts for {year} %, 10,000 km for {km} %.', {
          year: PER_YEAR * 100,
          km: PER_10_000_KM * 100,
        })}
      </p>
    </>
  )
}

function Own({ cars }: { cars: readonly Car[] }) {
  return cars.length ? (
    <ul>
      {cars.map((one) => (
        <li key={one.slug}>
          <a href={carHref(one)}>{carTitle(one)}</a> {one.km != null && `${formatKm(one.km)}, `}
          {formatMoney(one.price ?? 0)}
        </li>
      ))}
    </ul>
  ) : null
}

interface Props {
  car: Car
  /** The dealer's own. */
  like: readonly Car[]
  /** How far the price is below the price guide is said beside it. */
  isMarketSaid: boolean
}

/** The price beside like cars: what is said of it, and all that it is based on. */
export function PriceRating({ car, like, isMarketSaid }: Props) {
  const { price_rating: rating, price } = car
  if (!rating || !price) return null
  const compared = comparedWith(rating)
  const isSaid = isMarketSaid && compared !== null && compared !== rating.middle
  return (
    <div className="rated">
      <RatingLabel car={car} />
      <details>
        <summary>
          <span>
            {isSaid && t('How this price is rated')}
            {compared === null && t('Not enough like it to rate this price')}
            {compared !== null && !isSaid && `${apartText(price, compared)}, ${whatOf(rating, compared)}`}
          </span>
          <Icon name="down" />
        </summary>
        {compared === null && (
          <p>
            {t(
              'It takes {enough} like it, one of them at another dealer, or a price guide. There are {count}.',
              {
                ...{ enough: ENOUGH, count: rating.count },
              },
            )}
          </p>
        )}
        {rating.count > 0 && <Cars rating={rating} car={car} />}
        <Own cars={like} />
        {rating.guide !== null && (
          <p>
            {t('Price guide: {guide}.', { guide: formatMoney(rating.guide) })} {t(MARKET_SOURCE)}
          </p>
        )}
        {compared !== null && (
          <p>
            {measureText(rating, compared)}{' '}
            {t('Great is at least {near} % below that, a higher price more than {near} % above.', {
              near: NEAR,
            })}
          </p>
        )}
      </details>
    </div>
  )
}
