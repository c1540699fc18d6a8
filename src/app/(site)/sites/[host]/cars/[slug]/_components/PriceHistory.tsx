import type { Car } from '@/domain/car/car'
import { daysHere } from '@/domain/car/daysHere'
import { priceMoves, type PriceStep } from '@/domain/car/priceHistory'
import { formatLongDate } from '@/domain/dates'
import { formatMoney, plural } from '@/domain/format'
import { civilAt } from '@/domain/hours/civil'

interface Props {
  car: Car
  prices: readonly PriceStep[]
  zone: string
  now: Date
}

const moveText = (change: number | null): string =>
  change === null ? 'First price' : `${formatMoney(Math.abs(change))} ${change < 0 ? 'down' : 'up'}`

/** Since when it is here, and each price that it had, newest first. */
export function PriceHistory({ car, prices, zone, now }: Props) {
  const days = daysHere(car, now)
  const moves = priceMoves(prices)
  if (days === null) return null
  const date = (at: number) => formatLongDate(civilAt(new Date(at * 1000), zone).date)
  return (
    <section className="vsec" id="price-history">
      <h2>{moves.length > 1 ? 'Price and time here' : 'Time here'}</h2>
      <p className="lede">
        Listed on {date(car.created_at)}
        {days > 0 && `, ${plural(days, 'day')} ago`}.
        {moves.length === 1 && ' The price has not changed since.'}
      </p>
      {moves.length > 1 && (
        <ol className="moves">
          {moves.map(({ price, at, change }) => (
            <li key={at}>
              <time dateTime={new Date(at * 1000).toISOString()}>{date(at)}</time>
              <b>{formatMoney(price)}</b>
              <span className={change !== null && change < 0 ? 'is-down' : undefined}>
                {moveText(change)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
