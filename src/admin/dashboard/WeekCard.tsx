import type { Figure } from './week/readWeek'

export function WeekCard({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <section className="fc-card" aria-labelledby="week-title">
      <header>
        <h2 id="week-title">This week, Monday to now</h2>
      </header>
      <dl className="fc-figures">
        {figures.map(({ label, value, beside }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
              <span>{beside}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
