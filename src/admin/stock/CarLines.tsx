import type { ReactNode } from 'react'
import { formatNumber, plural } from '@/core/money/format'

const FIRST = 10

export interface CarLine {
  stocknum: string
  title: string
  /** Null when there is nothing to open. */
  href: string | null
  /** Shown in place of the stock number. */
  under?: string
  picture?: string | null
  /** What happens to the car. */
  what?: ReactNode
}

const hasPictures = (lines: readonly CarLine[]) => lines.some(({ picture }) => picture)

const Lines = ({ lines, label }: { lines: readonly CarLine[]; label: string }) => (
  <ul className={hasPictures(lines) ? 'fc-list' : 'fc-list fc-list--words'} aria-label={label}>
    {lines.map(({ stocknum, title, href, under, picture, what }) => (
      <li key={stocknum}>
        {hasPictures(lines) &&
          (picture ? (
            <img src={picture} alt="" width={72} height={48} loading="lazy" />
          ) : (
            <span className="fc-feed__none" />
          ))}
        <div className="fc-feed__car">
          <b>{title}</b>
          <span>{under ?? stocknum}</span>
          {what && <div className="fc-feed__what">{what}</div>}
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

interface Props {
  heading: string
  lines: readonly CarLine[]
  /** Count of all cars, where only the first are listed. */
  count?: number
}

/** Cars under a heading: the first ones, the others on request. */
export function CarLines({ heading, lines, count = lines.length }: Props) {
  const rest = lines.slice(FIRST)
  if (lines.length === 0) return null
  return (
    <section className="fc-feed">
      <h3>
        {heading} <span className="fc-muted">{formatNumber(count)}</span>
      </h3>
      <Lines lines={lines.slice(0, FIRST)} label={heading} />
      {rest.length > 0 && (
        <details>
          <summary>Show {plural(rest.length, 'more car')}</summary>
          <Lines lines={rest} label={`${heading}, others`} />
        </details>
      )}
      {count > lines.length && <p className="fc-foot">And {plural(count - lines.length, 'more car')}.</p>}
    </section>
  )
}
