import { formatMoney, plural } from '@/domain/format'
import type { FeedDoc } from './feedDoc'

const MOST_PRICES = 20

/** Prices of a held feed that wait for the decision: what each car is offered for, and what the feed says. */
export function WaitingPrices({ prices }: Pick<FeedDoc, 'prices'>) {
  const moves = Object.entries(prices)
  if (moves.length === 0) return null
  return (
    <>
      <h3>Prices that would change</h3>
      <ul className="fc-list">
        {moves.slice(0, MOST_PRICES).map(([stocknum, { from, to }]) => (
          <li key={stocknum}>
            <div>
              <b>
                {formatMoney(from)} to {formatMoney(to)}
              </b>
              <span>{stocknum}</span>
            </div>
          </li>
        ))}
      </ul>
      {moves.length > MOST_PRICES && (
        <p className="fc-foot">And {plural(moves.length - MOST_PRICES, 'more price')}.</p>
      )}
    </>
  )
}
