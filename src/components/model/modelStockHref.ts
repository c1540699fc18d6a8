import { buildSearchHref } from '@/domain/listState/href'
import { emptySearch } from '@/domain/listState/state'

export const modelStockHref = (make: string | null | undefined, name: string): string =>
  buildSearchHref({ ...emptySearch(), facets: make ? { make: [make], model: [name] } : { model: [name] } })
