import type { Row } from '@/db/tableTypes'
import type { Notice } from './coerce'

export type Result = 'created' | 'updated' | 'unchanged' | 'stale' | 'failed'
export interface Danger {
  price?: { from: number; to: number | null }
  gone?: 'sold' | 'withdrawn'
  /** Words for a car that comes onto the site. */
  comes?: string
}

export interface ItemResult {
  index: number
  stocknum: string | null
  result: Result
  errors: Notice[]
  warnings?: Notice[]
  slug?: string
  rev?: number
  /** It goes on with the car that had this stock number. */
  previous_stocknum?: string
  /** Of a feed: what the guard counts. */
  danger?: Danger
  reason?: 'not_found' | 'precondition' | 'invalid' | 'busy'
}
/** `with_warnings`: cars of which something was left out; they are counted by their result too. */
export type Summary = Record<Result | 'with_warnings', number>

interface Sent {
  index: number
  stocknum: string | null
  warnings?: Notice[]
}

export class Results {
  readonly #items = new Map<number, ItemResult>()
  readonly #moved: ReadonlyMap<string, Row>

  /** `moved`: cars under a new stock number, as they were. */
  constructor(moved: ReadonlyMap<string, Row> = new Map()) {
    this.#moved = moved
  }

  settle({ index, stocknum, warnings }: Sent, result: Result, more: Partial<ItemResult> = {}): void {
    const noted = warnings?.length ? { warnings } : {}
    const before = stocknum === null ? undefined : this.#moved.get(stocknum)
    const from = before && result === 'updated' ? { previous_stocknum: String(before.stocknum) } : {}
    this.#items.set(index, { index, stocknum, result, errors: [], ...noted, ...from, ...more })
  }

  inOrder(): { items: ItemResult[]; summary: Summary } {
    const items = [...this.#items.values()].sort((a, b) => a.index - b.index)
    const summary: Summary = { created: 0, updated: 0, unchanged: 0, stale: 0, failed: 0, with_warnings: 0 }
    for (const { result, warnings } of items) {
      summary[result]++
      if (warnings?.length && result !== 'failed') summary.with_warnings++
    }
    return { items, summary }
  }
}
