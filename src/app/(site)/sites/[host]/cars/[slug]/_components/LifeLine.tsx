import type { Stop } from '@/core/car/life'
import { t } from '@/lib/words'

/** What is dated of a car's life, from its building to today. */
export function LifeLine({ stops }: { stops: readonly Stop[] }) {
  if (!stops.length) return null
  return (
    <section className="vsec" id="life">
      <h3>{t('Its life so far')}</h3>
      <ol className="life">
        {stops.map(({ when, date, lines }) => (
          <li key={when}>
            {date ? <time dateTime={date}>{when}</time> : <b>{when}</b>}
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
