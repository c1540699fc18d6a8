import { buildSearchHref, emptySearch, parseSearch, type SearchState, withSort } from '@/domain/searchState'

/** An editor's choice of cars (`latest`, `make=Toyota`, `type=used&body=SUV`) as a search. */
export const presetSearch = (preset: string): SearchState => {
  const params = new URLSearchParams(preset.replace(/^latest&?/, ''))
  const type = params.get('type')
  if (type) {
    params.delete('type')
    params.set('car_type', type)
  }
  const { state } = parseSearch([], params)
  return preset.startsWith('latest') ? withSort(state, 'latest') : state
}

export const presetHref = (preset: string): string =>
  buildSearchHref(preset ? presetSearch(preset) : emptySearch())
