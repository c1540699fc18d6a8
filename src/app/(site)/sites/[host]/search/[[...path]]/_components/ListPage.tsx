import { CarControls } from '@/components/car/CarControls'
import { NoteSearch } from '@/components/garage/recent/Note'
import { Recent } from '@/components/garage/recent/Recent'
import { StaticBreadcrumbs } from '@/components/page/Breadcrumbs'
import { JsonLd } from '@/components/page/JsonLd'
import { PhoneOfPage } from '@/components/page/PhoneOfPage'
import { TellSeen } from '@/components/page/TellSeen'
import { UpdatedAgo } from '@/components/page/UpdatedAgo'
import { MobileBar } from '@/components/search/ListBars'
import { ListShell } from '@/components/search/ListShell'
import { QuickFilters } from '@/components/search/QuickFilters'
import { SortPick } from '@/components/search/SortSelect'
import { Icon } from '@/components/ui/Icon'
import { assumptionsOf } from '@/core/money/loanTerms'
import { appliedFilters } from '@/search/list/chips'
import { buildSearchHref } from '@/search/list/href'
import type { ListState } from '@/search/list/state'
import { carListJsonLd } from '@/search/seo/jsonLd'
import { searchIntro } from '@/search/seo/intro'
import { searchHeading } from '@/search/seo/titles'
import { scopeOfTypes } from '@/core/place/phones/sitePhones'
import type { Site } from '@/core/dealer/views'
import { inForce, type ListPageData } from '@/app/(site)/sites/[host]/search/[[...path]]/page-data'
import { phrase, t } from '@/lib/words'
import { Filters } from './Filters'
import { ResultsSection } from './ResultsSection'
import { introFacts } from '@/app/(site)/sites/[host]/search/[[...path]]/introFacts'
import { sortOptions } from './sorts'
import { momentText } from '@/core/place/moments'

const FRESH = phrase('Stock updated {ago}')

interface Props {
  site: Site
  state: ListState
  data: ListPageData
}

export function ListPage({ site, state, data }: Props) {
  const { config } = site
  const { view } = data
  const noun = config.labels.cars
  const before = (view.page - 1) * config.search.perPage
  const filters = appliedFilters(inForce(state, view))
  const isAll = filters.length === 0
  const heading = isAll ? t('All {noun}', { noun }) : searchHeading(state, noun)
  const intro = searchIntro(state, introFacts(view), site)
  const loan = config.features.finance ? assumptionsOf(config.finance, state.loan) : null
  return (
    <main id="main" className="is-list has-bar">
      <CarControls />
      <PhoneOfPage scope={scopeOfTypes(state.facets.car_type)} />
      <ListShell shown={state} rememberPanels={config.search.rememberPanels}>
        <div className="wrap list">
          <StaticBreadcrumbs origin={site.origin} crumbs={[{ label: heading }]} />
          <header className="list__head">
            <h1>{heading}</h1>
            {intro ? (
              <p className="list__intro">{intro}</p>
            ) : (
              isAll && config.tagline && <p>{config.tagline}.</p>
            )}
            {data.freshAt !== null && (
              <p className="list__fresh">
                <a href="/status">
                  <UpdatedAgo
                    at={data.freshAt}
                    date={momentText(data.freshAt * 1000, config.timezone)}
                    words={FRESH}
                  />
                </a>
              </p>
            )}
          </header>
          <QuickFilters quick={config.search.quickFilters} state={state} view={view} />
          <div className="list__grid">
            <Filters config={config} state={state} data={data} loan={loan} />
            <ResultsSection {...{ site, state, data, filters, loan, before }} />
          </div>
        </div>
        <MobileBar count={view.count} noun={noun} active={filters.length} icon={<Icon name="sliders" />}>
          <SortPick options={sortOptions(config.search, state)} value={state.sortBy} />
        </MobileBar>
      </ListShell>
      {view.count > 0 && (
        <NoteSearch
          path={buildSearchHref({ ...state, page: 1, loan: undefined })}
          refinements={filters.map(({ text }) => text)}
        />
      )}
      {view.count === 0 && <TellSeen nothingAt={buildSearchHref({ ...state, page: 1, loan: undefined })} />}
      <Recent {...(data.close && { except: view.hits.map(({ slug }) => slug) })} />
      {view.hits.length > 0 && <JsonLd data={carListJsonLd(view.hits, site.origin, before)} />}
    </main>
  )
}
