import type { CSSProperties } from 'react'
import { formatNumber } from '@/core/money/format'
import type { Fit } from '@/features/towing/towing.rules'
import { t } from '@/lib/words'

declare module 'react' {
  interface CSSProperties {
    /** How high in its column a dot stands, from 0 on. */
    '--up'?: number
  }
}

const STEP = 500
/** Dots nearer than this stand in one column. */
const COLUMN = 50

interface Props {
  fits: readonly Fit[]
  /** In kg; null while nothing is chosen. */
  limit: number | null
}

/** Each that can be towed is a dot above its full mass, and the limit a line between those that fit and those that do not. */
export function TowScale({ fits, limit }: Props) {
  const masses = [...fits.map(({ tow }) => tow.atm), ...(limit === null ? [] : [limit])]
  const low = Math.floor((Math.min(...masses) - 1) / STEP) * STEP
  const high = Math.ceil((Math.max(...masses) + 1) / STEP) * STEP
  const at = (mass: number): number => (mass - low) / (high - low)
  const marks = Array.from({ length: (high - low) / STEP + 1 }, (_, index) => low + index * STEP)
  const columns = new Map<number, number>()
  const dots = fits.map(({ car, tow, match }) => {
    const column = Math.round(tow.atm / COLUMN)
    const up = columns.get(column) ?? 0
    columns.set(column, up + 1)
    return { id: car.id, match, style: { '--at': at(column * COLUMN), '--up': up } satisfies CSSProperties }
  })
  return (
    <div
      className="towscale"
      style={{ '--up': Math.max(...columns.values()) }}
      data-chosen={limit === null ? undefined : ''}
      aria-hidden="true"
    >
      {dots.map(({ id, match, style }) => (
        <i key={id} className={`towscale__dot towscale__dot--${match}`} style={style} />
      ))}
      {limit !== null && (
        <b className="towscale__limit" style={{ '--at': at(limit) }}>
          <span>{t('{kg} kg', { kg: formatNumber(limit) })}</span>
        </b>
      )}
      {marks.map((mass) => (
        <span key={mass} className="towscale__mark" style={{ '--at': at(mass) }}>
          {formatNumber(mass)}
        </span>
      ))}
    </div>
  )
}
