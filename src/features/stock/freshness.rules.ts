/** How old the stock of a website is, as shoppers are told. Times in epoch seconds; null where nothing is known. */
import { DAY_S } from '@/lib/time'

export interface StockAge {
  /** The dealership. */
  slug: string
  name: string
  /** A car came, changed or went. */
  changedAt: number | null
  /** The supplier's whole list was compared; it may have changed nothing. */
  checkedAt: number | null
}

const newest = (times: readonly (number | null)[]): number | null =>
  times.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null)

export const seenAt = ({ changedAt, checkedAt }: Pick<StockAge, 'changedAt' | 'checkedAt'>): number | null =>
  newest([changedAt, checkedAt])

/** Of all dealerships the one that was looked after last. */
export const stockSeenAt = (ages: readonly StockAge[]): number | null => newest(ages.map(seenAt))

/** Suppliers send their lists every day: what nobody has touched for longer may be sold. */
export const isFresh = (at: number | null, now: Date): boolean =>
  at !== null && now.getTime() / 1000 - at <= DAY_S
