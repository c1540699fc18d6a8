import type { UIFieldServerProps } from 'payload'
import { carTitle } from '@/domain/car/text'
import { plural } from '@/domain/format'
import { DecisionButtons } from './DecisionButtons'
import { feedDoc } from './feedDoc'
import { feedTitle, heldWords } from './feedWords'
import { missingCars } from './missingCars'
import { WaitingPrices } from './WaitingPrices'

const MOST_REASONS = 10

/** A full feed as a person reads it: where it stands, what was refused, which cars would go, and the decision. */
export async function FeedState({ data, req }: UIFieldServerProps) {
  const parsed = feedDoc.safeParse(data)
  if (!parsed.success) return null
  const feed = parsed.data
  const cars = feed.state === 'held' ? await missingCars(req, feed) : []
  const words = heldWords(feed)
  const reasons = Object.entries(feed.reasons).sort(([, a], [, b]) => b - a)
  return (
    <div className="fc fc--field">
      <section className="fc-card" aria-labelledby="feed-title">
        <header>
          <h2 id="feed-title">{feedTitle(feed)}</h2>
        </header>
        <p>
          {plural(feed.received, 'car')} came
          {typeof feed.expected_count === 'number' && `, ${feed.expected_count} were announced`}
          {feed.refused > 0 && `, ${feed.refused} were refused`}.
          {feed.released_by && ` Decided by ${feed.released_by}.`}
        </p>
        {reasons.length > 0 && (
          <ul aria-label="Why cars were refused">
            {reasons.slice(0, MOST_REASONS).map(([reason, count]) => (
              <li key={reason}>
                {plural(count, 'car')}: {reason}
              </li>
            ))}
          </ul>
        )}
        {feed.state === 'held' && (
          <>
            <p>{words.why}</p>
            {cars.length > 0 && (
              <>
                <h3>Cars that would leave the site</h3>
                <ul className="fc-list">
                  {cars.map((car) => (
                    <li key={car.id}>
                      <div>
                        <b>{carTitle(car)}</b>
                        <span>{car.stocknum}</span>
                      </div>
                      <a href={`/admin/collections/cars/${car.id}`}>
                        Open<span className="fc-sr"> {carTitle(car)}</span>
                      </a>
                    </li>
                  ))}
                </ul>
                {feed.missing.length > cars.length && (
                  <p className="fc-foot">And {plural(feed.missing.length - cars.length, 'more car')}.</p>
                )}
              </>
            )}
            <WaitingPrices prices={feed.prices} />
            <DecisionButtons id={feed.id} release={words.release} reject={words.reject} />
          </>
        )}
      </section>
    </div>
  )
}
