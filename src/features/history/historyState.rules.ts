/** What the address of the history says: filters and a page. Unknown words are ignored. */
import { z } from 'zod'

const word = z.string().trim().max(120).catch('')
const stateSchema = z.object({
  who: word,
  kind: word,
  via: word,
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export type HistoryState = z.output<typeof stateSchema>
export const HISTORY_FILTERS = ['who', 'kind', 'via'] as const
export type HistoryFilter = (typeof HISTORY_FILTERS)[number]

export const historyState = (params: unknown): HistoryState =>
  stateSchema.parse(z.record(z.string(), z.unknown()).catch({}).parse(params))

/** The shortest address with the same meaning, without a question mark. A changed filter returns to page 1. */
export function historyQuery(state: HistoryState, change: Partial<HistoryState> = {}): string {
  const next = { ...state, page: 1, ...change }
  const said = HISTORY_FILTERS.map((name): [string, string] => [name, next[name]])
  const page: [string, string] = ['page', next.page > 1 ? String(next.page) : '']
  return new URLSearchParams([...said, page].filter(([, value]) => value)).toString()
}
