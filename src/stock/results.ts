import type { Notice } from './coerce'

export type Result = 'created' | 'updated' | 'unchanged' | 'stale' | 'failed'
export interface ItemResult {
  index: number
  stocknum: string | null
  result: Result
  errors: Notice[]
  warnings?: Notice[]
  slug?: string
  rev?: number
  reason?: 'not_found' | 'precondition' | 'invalid' | 'busy'
}
export type Summary = Record<Result, number>

interface Sent {
  index: number
  stocknum: string | null
  warnings?: Notice[]
}

export class Results {
  readonly #items = new Map<number, ItemResult>()

  settle({ index, stocknum, warnings }: Sent, result: Result, more: Partial<ItemResult> = {}): void {
    const noted = warnings?.length ? { warnings } : {}
    this.#items.set(index, { index, stocknum, result, errors: [], ...noted, ...more })
  }

  inOrder(): { items: ItemResult[]; summary: Summary } {
    const items = [...this.#items.values()].sort((a, b) => a.index - b.index)
    const summary: Summary = { created: 0, updated: 0, unchanged: 0, stale: 0, failed: 0 }
    for (const { result } of items) summary[result]++
    return { items, summary }
  }
}
