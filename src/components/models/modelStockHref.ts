import { buildSearchHref } from '@/search/list/href'
import { emptySearch } from '@/search/list/state'

export const modelStockHref = (make: string | null | undefined, name: string): string =>
  buildSearchHref({ ...emptySearch(), facets: make ? { make: [make], model: [name] } : { model: [name] } })
