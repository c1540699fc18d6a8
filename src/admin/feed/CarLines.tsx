import type { ReactNode } from 'react'
import { plural } from '@/domain/format'
import type { NamedCar } from './namedCars'

const FIRST = 10

export interface CarLine extends NamedCar {
  /** What happens to the car. */
  what?: ReactNode
}

const Lines = ({ lines, label }: { lines: readonly CarLine[]; label: string }) => (
  <ul className="fc-list" aria-label={label}>
    {lines.map(({ stocknum, title, href, what }) => (
      <li key={stocknum}>
        <div>
          <b>{title}</b>
          <span>{stocknum}</span>
          {what && <span className="fc-feed__what">{what}</span>}
        </div>
        {href && (
          <a href={href}>
            Open<span className="fc-sr"> {title}</span>
          </a>
        )}
      </li>
    ))}
  </ul>
)

/** Cars under a heading: the first ones, and all others on request. */
export function CarLines({ heading, lines }: { heading: string; lines: readonly CarLine[] }) {
  const rest = lines.slice(FIRST)
  if (lines.length === 0) return null
  return (
    <section className="fc-feed">
      <h3>
        {heading} <span className="fc-muted">{lines.length}</span>
      </h3>
      <Lines lines={lines.slice(0, FIRST)} label={heading} />
      {rest.length > 0 && (
        <details>
          <summary>Show {plural(rest.length, 'more car')}</summary>
          <Lines lines={rest} label={`${heading}, all others`} />
        </details>
      )}
    </section>
  )
}
