import { emptySearch, type ListState } from '@/search/list/state'

export const modelSearch = (model: string, make: string | null | undefined): ListState => ({
  ...emptySearch(),
  facets: make ? { make: [make], model: [model] } : { model: [model] },
})
