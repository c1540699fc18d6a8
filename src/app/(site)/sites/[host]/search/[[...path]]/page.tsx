import type { Metadata } from 'next'
import { NotFoundView } from '@/components/page/NotFoundView'
import '@/components/search/stock.css'
import { stockCounts } from '@/data/cars/stock'
import { buildSearchHref } from '@/domain/listState/href'
import { isIndexableSearch, searchDescription, searchTitle } from '@/domain/seo/titles'
import { ListPage } from './_components/ListPage'
import { type ListProps, loadList } from './page-data'

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  const { site, list } = await loadList(props)
  if (!list) return { title: `Not found | ${site.tenant.name}`, robots: { index: false } }
  const { state, data } = list
  const title = searchTitle(state, data.view.count, site.tenant.name)
  const description = searchDescription(state, data.view.count, site.tenant.name)
  // Sort order and loan do not change which cars are listed.
  const canonical = `${site.origin}${buildSearchHref({ ...state, sortBy: 'relevant', loan: undefined })}`
  return {
    title,
    description,
    alternates: { canonical },
    robots: isIndexableSearch(state, data.view.count) ? undefined : { index: false, follow: true },
    openGraph: {
      title,
      description,
      type: 'website',
      url: canonical,
      siteName: site.tenant.name,
      locale: 'en_AU',
    },
  }
}

export default async function SearchPage(props: ListProps) {
  const { site, list, nearest } = await loadList(props)
  if (list) return <ListPage site={site} state={list.state} data={list.data} />
  const { total } = await stockCounts(site)
  return <NotFoundView config={site.config} total={total} nearest={nearest} />
}
