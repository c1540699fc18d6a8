import { ON_SHOW_STATUSES } from '@/core/car/availability'
import { buildSearchHref } from '@/search/list/href'
import { emptySearch, type ListState } from '@/search/list/state'
import { readQuery } from '@/search/list/parse'
import { withSort } from '@/search/list/edit'

const SOLD: Record<string, readonly string[]> = {
  no: ON_SHOW_STATUSES,
  here: ['in_stock'],
  only: ['sold'],
}

/** An editor's choice of cars (`latest`, `make=Toyota`, `type=used&body=SUV`, `sold=no`) as a search. */
export const presetSearch = (preset: string): ListState => {
  const params = new URLSearchParams(preset.replace(/^latest&?/, ''))
  const type = params.get('type')
  if (type) {
    params.delete('type')
    params.set('car_type', type)
  }
  const sold = params.get('sold') ?? ''
  params.delete('sold')
  for (const status of (Object.hasOwn(SOLD, sold) && SOLD[sold]) || []) params.append('status', status)
  const state = readQuery(params)
  return preset.startsWith('latest') ? withSort(state, 'latest') : state
}

export const presetHref = (preset: string): string =>
  buildSearchHref(preset ? presetSearch(preset) : emptySearch())
