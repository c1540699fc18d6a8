import type { Car } from '@/core/car/car'
import { daysHere } from '@/core/car/daysHere'
import { priceMoves, type PriceStep } from '@/core/car/priceHistory'
import { formatLongDate } from '@/lib/dates'
import { formatMoney } from '@/core/money/format'
import { civilAt } from '@/core/dealer/country/civil'
import { t } from '@/lib/words'

interface Props {
  car: Car
  prices: readonly PriceStep[]
  zone: string
  now: Date
}

const dateIn = (zone: string) => (at: number) => formatLongDate(civilAt(new Date(at * 1000), zone).date)

const moveText = (change: number | null): string =>
  change === null
    ? t('First price')
    : t(change < 0 ? '{amount} down' : '{amount} up', { amount: formatMoney(Math.abs(change)) })

/** Each price that the car had, newest first; nothing while it has had only one. */
export function PriceHistory({ car, prices, zone, now }: Props) {
  const moves = priceMoves(prices)
  if (moves.length < 2 || daysHere(car, now, zone) === null) return null
  const date = dateIn(zone)
  return (
    <section className="vsec" id="price-history">
      <h3>{t('Price so far')}</h3>
      <ol className="moves">
        {moves.map(({ price, at, change }) => (
          <li key={at}>
            <time dateTime={new Date(at * 1000).toISOString()}>{date(at)}</time>
            <b>{formatMoney(price)}</b>
            <span className={change !== null && change < 0 ? 'is-down' : undefined}>{moveText(change)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function TimeHere({ car, prices, zone, now }: Props) {
  const days = daysHere(car, now, zone)
  const moves = priceMoves(prices)
  if (days === null || !prices.length) return null
  return (
    <>
      {t('Listed on {date}', { date: dateIn(zone)(car.created_at) })}
      {days > 0 && t(days === 1 ? ', {count} day ago' : ', {count} days ago', { count: days })}.{' '}
      {moves.length === 1 && t('The price has not changed since.')}
    </>
  )
}
