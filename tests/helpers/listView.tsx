/** Props for the parts of a list page in tests. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ListContext } from '@/components/search/listContext'
import type { ListView } from '@/components/search/types'
import { emptySearch, type ListState } from '@/search/list/state'
import { setFacet } from '@/search/list/edit'
import { searchConfigSchema } from '@/core/dealer/config/searchConfig'

export const configOf = (search: Parameters<typeof searchConfigSchema.parse>[0]) => ({
  search: searchConfigSchema.parse(search),
  country: 'AU' as const,
  search_categories: [],
})
export const config = configOf({ filters: ['query', 'make', 'price'] })
export const kia = setFacet(emptySearch(), 'make', ['Kia'])

export const view = (facets: { [K in keyof ListView['facets']]: [string, number][] }): ListView => ({
  hits: [],
  count: 0,
  page: 1,
  pages: 0,
  stats: {},
  distances: {},
  nearFound: true,
  facets: Object.fromEntries(
    Object.entries(facets).map(([name, values]) => [
      name,
      (values ?? []).map(([value, count]) => ({ value, count })),
    ]),
  ),
})

const ignore = () => undefined
/** The markup of parts within a list page. */
export const listHtml = (parts: ReactNode, state: ListState = emptySearch()): string =>
  renderToStaticMarkup(
    <ListContext
      value={{
        state,
        isPending: false,
        updating: false,
        failed: false,
        sheetOpen: false,
        openSheet: ignore,
        closeSheet: ignore,
        apply: ignore,
        press: ignore,
        edit: ignore,
      }}
    >
      {parts}
    </ListContext>,
  )
