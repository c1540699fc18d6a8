import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { CarControls } from '@/components/car/CarControls'
import { Icon } from '@/components/ui/Icon'
import { ClearLink } from '@/components/search/ClearLink'
import { Chips } from '@/components/search/Chips'
import { FilterPanel } from '@/components/search/FilterPanel'
import { FilterSheet } from '@/components/search/FilterSheet'
import { MobileBar, ResultCount, SortSelect } from '@/components/search/ListBars'
import { ListShell } from '@/components/search/ListShell'
import { NearNote } from '@/components/search/NearNote'
import { Paging } from '@/components/search/Paging'
import { RepaymentBar, RepaymentNote } from '@/components/search/RepaymentBar'
import { SaveSearch } from '@/components/search/SaveSearch'
import { saveSearchView } from '@/components/search/saveSearchView'
import { NoteSearch } from '@/components/garage/recent/Note'
import { Recent } from '@/components/garage/recent/Recent'
import { QuickFilters } from '@/components/search/QuickFilters'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { JsonLd } from '@/components/page/JsonLd'
import { NotFoundView } from '@/components/page/NotFoundView'
import { getSite } from '@/data/sites'
import { stockCounts } from '@/data/cars/stock'
import { assumptionsOf } from '@/domain/finance/loanTerms'
import { appliedFilters } from '@/domain/listState/edit'
import { buildSearchHref } from '@/domain/listState/href'
import { type SearchState } from '@/domain/listState/state'
import { carListJsonLd } from '@/domain/seo/jsonLd'
import { isIndexableSearch, searchDescription, searchHeading, searchTitle } from '@/domain/seo/titles'
import type { SortBy } from '@/domain/tenant/tenantConfig'
import type { Suggestion } from '@/domain/suggestions'
import type { Site } from '@/domain/views'
import { scriptNonce } from '@/lib/nonce'
import '@/components/search/stock.css'
import { Empty } from './_components/Empty'
import { Results } from './_components/Results'
import { inForce, type ListPageData, type ListParams, readList, readListPage } from './page-data'

interface Props {
  params: Promise<{ host: string; path?: string[] }>
  searchParams: Promise<ListParams>
}

interface Loaded {
  site: Site
  list?: { state: SearchState; data: ListPageData }
  nearest?: Suggestion[]
}

/** Metadata and page ask the same question; it is asked once. */
const load = cache(async (props: Props): Promise<Loaded> => {
  const { host, path = [] } = await props.params
  const site = await getSite(decodeURIComponent(host))
  if (!site) notFound()
  const { state, nearest } = await readList(site, path, await props.searchParams)
  return state ? { site, list: { state, data: await readListPage(site, state) } } : { site, nearest }
})

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, list } = await load(props)
  if (!list) return { title: `Not found | ${site.tenant.name}`, robots: { index: false } }
  const { state, data } = list
  const title = searchTitle(state, data.view.count, site.tenant.name)
  const description = searchDescription(state, data.view.count, site.tenant.name)
  // Another order or loan is no other list.
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

const SORT_LABELS: Record<SortBy, string> = {
  relevant: 'Most relevant',
  latest: 'Latest',
  price_desc: 'Highest price',
  price_asc: 'Lowest price',
  km_asc: 'Lowest kms',
  km_desc: 'Highest kms',
  weekly_asc: 'Lowest weekly repayment',
}

export default async function SearchPage(props: Props) {
  const { site, list, nearest } = await load(props)
  const { config } = site
  if (!list) {
    const { total } = await stockCounts(site)
    return <NotFoundView config={config} total={total} nearest={nearest} />
  }
  const { state, data } = list
  const { view } = data
  const now = new Date()
  const href = buildSearchHref(state)
  const perPage = config.search.perPage
  const before = (view.page - 1) * perPage
  const sorts = config.search.sorts.map((value) => ({ value, label: SORT_LABELS[value] }))
  const filtering = inForce(state, view)
  const filters = appliedFilters(filtering)
  const isAll = filters.length === 0
  const heading = isAll ? `All ${config.labels.cars} in stock` : searchHeading(state, config.labels.cars)
  const loan = config.features.finance ? assumptionsOf(config.finance, state.loan) : null
  const save = saveSearchView(site, state)
  const close = <Icon name="close" />
  return (
    <main id="main" className="is-list has-bar">
      <CarControls />
      <ListShell shown={state} rememberPanels={config.search.rememberPanels}>
        <div className="wrap list">
          <Breadcrumbs crumbs={[{ label: heading }]} />
          <header className="list__head">
            <h1>{heading}</h1>
            {isAll && config.tagline && <p>{config.tagline}.</p>}
          </header>
          <QuickFilters quick={config.search.quickFilters} state={state} />
          <div className="list__grid">
            <FilterSheet
              count={view.count}
              noun={config.labels.cars}
              clear={<ClearLink state={state} />}
              close={close}
            >
              <FilterPanel
                state={state}
                view={view}
                config={config}
                logos={data.logos}
                repayments={loan && <RepaymentNote loan={loan} />}
                nonce={await scriptNonce()}
              />
            </FilterSheet>
            <section className="results" aria-label="Results">
              <div className="results__top">
                <div className="bar">
                  <ResultCount count={view.count} noun={config.labels.cars} />
                  <SortSelect options={sorts} value={state.sortBy} icon={<Icon name="down" />} />
                </div>
                <Chips state={state} filters={filters}>
                  <SaveSearch view={save} className="textbtn">
                    <Icon name="bell" />
                    Save this search
                  </SaveSearch>
                </Chips>
              </div>
              {loan && view.count > 0 && <RepaymentBar state={state} loan={loan} finance={config.finance} />}
              {!view.nearFound && <NearNote />}
              {data.wayOut ? (
                <Empty state={filtering} config={config} save={save} wayOut={data.wayOut} now={now} />
              ) : (
                <div key={href}>
                  <Results
                    cars={view.hits}
                    cards={data.cards}
                    before={before}
                    config={config}
                    now={now}
                    loan={state.loan ? loan : null}
                    distances={view.distances}
                  />
                  <Paging
                    state={state}
                    page={view.page}
                    pages={view.pages}
                    shown={before + view.hits.length}
                    count={view.count}
                  />
                </div>
              )}
            </section>
          </div>
        </div>
        <MobileBar
          count={view.count}
          noun={config.labels.cars}
          active={filters.length}
          sorts={sorts}
          sort={state.sortBy}
          icons={[<Icon key="filter" name="sliders" />, <Icon key="sort" name="sort" />]}
        />
      </ListShell>
      {view.count > 0 && (
        <NoteSearch
          path={buildSearchHref({ ...state, page: 1, loan: undefined })}
          refinements={filters.map(({ text }) => text)}
        />
      )}
      <Recent />
      <JsonLd data={carListJsonLd(view.hits, site.origin, before)} />
    </main>
  )
}
