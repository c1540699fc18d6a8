/** What the phone's sheet asks of a search that is not on the list yet. */
import type { ModelsByMake } from '@/search/list/modelsByMake'
import { isRecord } from '@/lib/isRecord'
import { countHref } from './count'
import type { RangeStats } from './rangeStats'
import type { FacetOption } from './types'

export interface PanelCounts {
  count: number
  /** By filter; absent where the answer has the number alone. */
  facets: Readonly<Record<string, readonly FacetOption[]>>
  models: ModelsByMake
  /** Lowest and highest figure of the cars found, by range. */
  facetStats: RangeStats
}

const optionOf = (one: unknown): FacetOption[] =>
  isRecord(one) && typeof one.value === 'string' && typeof one.count === 'number'
    ? [{ value: one.value, count: one.count }]
    : []
const modelOf = (one: unknown): [string, number][] =>
  Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number' ? [[one[0], one[1]]] : []

const entriesOf = (from: unknown): [string, unknown][] => Object.entries(isRecord(from) ? from : {})

const endsOf = (from: unknown): RangeStats =>
  Object.fromEntries(
    entriesOf(from).flatMap(([name, one]) =>
      isRecord(one) && typeof one.min === 'number' && typeof one.max === 'number'
        ? [[name, { min: one.min, max: one.max }]]
        : [],
    ),
  )

const listsOf = <Item>(from: unknown, read: (one: unknown) => Item[]): Record<string, Item[]> =>
  Object.fromEntries(
    entriesOf(from).map(([name, list]) => [name, Array.isArray(list) ? list.flatMap(read) : []]),
  )

export const panelHref = (query: string): string => `${countHref(query)}&facets=1`

export async function readPanel(href: string): Promise<PanelCounts> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(10_000) })
  const body: unknown = answer.ok ? await answer.json() : null
  if (!isRecord(body) || typeof body.count !== 'number') throw new Error(`search answered ${answer.status}`)
  return {
    count: body.count,
    facets: listsOf(body.facets, optionOf),
    models: listsOf(body.models, modelOf),
    facetStats: endsOf(body.facetStats),
  }
}
