import { addDays, civilAt, dateWord } from '@/core/place/hours/civil'
import { listHref, newRowHref } from '@/lib/adminHrefs'
import type { Sharing } from './readSharing'

const SOON_DAYS = 14

export function AwayCard({ people, zone, now }: Pick<Sharing, 'people' | 'zone'> & { now: Date }) {
  const { date } = civilAt(now, zone)
  const lines = people.flatMap(({ id, name, away }) =>
    away
      .filter(([first, last]) => last >= date && first <= addDays(date, SOON_DAYS))
      .map(([first, last]) => ({ key: `${id} ${first} ${last}`, name, first, last })),
  )
  return (
    <section className="fc-card" aria-labelledby="away-title">
      <header>
        <h2 id="away-title">On leave</h2>
        <a href={listHref('absences')}>All leave</a>
      </header>
      {lines.length === 0 && <p className="fc-muted">Nobody in the next two weeks.</p>}
      <dl className="fc-dl">
        {lines.map(({ key, name, first, last }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {first <= date ? 'Until' : `${dateWord(first, 'weekday')} ${dateWord(first, 'day')} to`}{' '}
              {dateWord(last, 'weekday')} {dateWord(last, 'day')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="fc-acts">
        <a className="fc-btn" href={newRowHref('absences')}>
          Add leave
        </a>
      </p>
    </section>
  )
}
