import { emptySearch, type SearchState } from '@/domain/listState/state'

export const modelSearch = (model: string, make: string | null | undefined): SearchState => ({
  ...emptySearch(),
  facets: make ? { make: [make], model: [model] } : { model: [model] },
})
