import type { Metadata } from 'next'
import { NotFoundView } from '@/components/page/NotFoundView'
import { PolicyMark } from '@/components/page/PolicyMark'
import { yardsShown } from '@/components/search/yardTiles'
import { scriptNonce } from '@/lib/requestHeaders'
import '@/styles/stock.css'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { stockCounts } from '@/search/cars/stock'
import { carImages } from '@/core/car/text'
import { buildSearchHref } from '@/search/list/href'
import { isIndexableSearch } from '@/search/seo/landing'
import { searchDescription, searchTitle } from '@/search/seo/titles'
import { t } from '@/lib/words'
import { ListPage } from './_components/ListPage'
import { type ListProps, loadList } from './page-data'

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  const { site, list } = await loadList(props)
  if (!list) return { title: t('Not found | {name}', { name: site.tenant.name }), robots: { index: false } }
  const { state, data } = list
  const title = searchTitle(state, data.view.count, site)
  const description = searchDescription(state, data.view.count, site)
  // Sort order and loan do not change which cars are listed.
  const path = buildSearchHref({ ...state, sortBy: 'relevant', loan: undefined })
  const [pictured] = data.view.hits.flatMap(carImages)
  return pageMetadata(site, {
    title,
    description,
    path,
    image: pictured?.url,
    noindex: !isIndexableSearch(state, data.view.count),
  })
}

export default async function SearchPage(props: ListProps) {
  const { site, list, nearest } = await loadList(props)
  if (list) {
    const tiles = yardsShown(site.config, list.data.places)?.tiles
    return (
      <>
        <ListPage site={site} state={list.state} data={list.data} />
        {tiles && <PolicyMark nonce={await scriptNonce()} data-pictures={new URL(tiles.url).origin} />}
      </>
    )
  }
  const { total } = await stockCounts(site)
  return <NotFoundView config={site.config} total={total} nearest={nearest} />
}
