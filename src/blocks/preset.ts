import { ON_SHOW_STATUSES } from '@/domain/car/availability'
import { buildSearchHref } from '@/domain/listState/href'
import { emptySearch, type ListState } from '@/domain/listState/state'
import { readQuery } from '@/domain/listState/parse'
import { withSort } from '@/domain/listState/edit'

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
