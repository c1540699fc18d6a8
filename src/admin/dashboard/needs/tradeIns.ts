import { formatKm } from '@/core/money/format'
import { rowHref } from '@/lib/adminHrefs'
import type { Need } from './need'

export interface TradeInFacts {
  id: string
  tenant: string
  year: number
  make: string
  model: string
  km: number
  completed: boolean
  /** The low end of the guide range that the shopper was shown; 0 for none. */
  low: number
  notes: string
  /** Epoch milliseconds. */
  at: number
}

/** Trade-ins without a guide range, which a person has to value. A note on the valuation ends the need. */
export const tradeInsToValue = (rows: readonly TradeInFacts[]): Need[] =>
  rows
    .filter(({ completed, low, notes }) => completed && !low && !notes.trim())
    .map(({ id, tenant, year, make, model, km, at }) => {
      const car = [year || '', make, model].filter(Boolean).join(' ') || 'A trade-in'
      return {
        id: `trade-in ${id}`,
        tenant,
        tone: 'soon',
        due: at,
        title: `${car} waits for a value`,
        why: `${km ? `${formatKm(km)}. ` : ''}The shopper got no guide. Note your figure on the valuation.`,
        act: 'Value it',
        href: rowHref('valuations', id),
      }
    })
