import { formatNumber } from '@/core/money/format'
import type { ReportTable } from './table'

const FEW = 10
const MOST_LABELS = 16

/** `Mon 23`; of many days `23`, of weeks `23 Nov`. */
function labelOf(words: string, bars: number, isDays: boolean): string {
  const [weekday, day, month] = words.split(' ')
  if (!isDays) return `${day} ${month}`
  return bars <= FEW ? `${weekday} ${day}` : String(day)
}

/** A figure for each day, from left to right: a month is as high as a week. */
export function Columns({ rows, head }: Pick<ReportTable, 'rows' | 'head'>) {
  const most = Math.max(...rows.map((row) => Number(row[1])), 1)
  const every = Math.ceil(rows.length / MOST_LABELS)
  return (
    <ol className="fc-columns">
      {rows.map(([name, count], at) => (
        <li key={String(name)} title={`${name}: ${count}`}>
          <span className="fc-sr">{name}: </span>
          <b className={count ? undefined : 'fc-sr'}>{formatNumber(Number(count))}</b>
          <i style={{ blockSize: `${(Number(count) / most) * 100}%` }} />
          <small aria-hidden="true">
            {at % every === 0 && labelOf(String(name), rows.length, head[0] === 'Day')}
          </small>
        </li>
      ))}
    </ol>
  )
}
