import { PartnerSlot } from '@/components/trackers/PartnerSlot'
import { OwnDealSlot } from '@/components/car/own/OwnDealSlot'
import { AskPlace } from '@/components/search/AskPlace'
import { Chips } from '@/components/search/Chips'
import { ResultCount } from '@/components/search/ListBars'
import { MissedNote, NearNote, UnreadNote } from '@/components/search/NearNote'
import { Paging } from '@/components/search/Paging'
import { RepaymentBar } from '@/components/search/RepaymentBar'
import { SaveSearch } from '@/components/search/SaveSearch'
import { saveSearchView } from '@/components/search/saveSearchView'
import { YardMap } from '@/components/search/YardMap'
import { SortSelect } from '@/components/search/SortSelect'
import { Icon } from '@/components/ui/Icon'
import { StaticPart } from '@/components/ui/StaticPart'
import type { Assumptions } from '@/core/money/loanTerms'
import type { Chip } from '@/search/list/chips'
import { buildSearchHref } from '@/search/list/href'
import type { ListState } from '@/search/list/state'
import type { Site } from '@/core/dealer/views'
import { inForce, type ListPageData } from '@/app/(site)/sites/[host]/search/[[...path]]/page-data'
import { t } from '@/lib/words'
import { AfterFew } from './AfterFew'
import { Empty } from './Empty'
import { Results } from './Results'
import { sortOptions } from './sorts'

interface Props {
  site: Site
  state: ListState
  data: ListPageData
  filters: readonly Chip[]
  loan: Assumptions | null
  before: number
}

export function ResultsSection({ site, state, data, filters, loan, before }: Props) {
  const { config } = site
  const { view } = data
  const chosen = inForce(state, view)
  const now = new Date()
  const save = saveSearchView(site, state)
  return (
    <section className="results" aria-label={t('Results')}>
      <div className="results__top">
        <div className="bar">
          <ResultCount count={view.count} noun={config.labels.cars} />
          <SortSelect options={sortOptions(config.search, chosen)} value={state.sortBy} />
        </div>
        <Chips state={state} filters={filters}>
          <SaveSearch view={save} className="textbtn">
            <Icon name="bell" />
            {t('Save this search')}
          </SaveSearch>
        </Chips>
      </div>
      <MissedNote missed={data.missed} place={data.place} query={state.query} />
      <StaticPart>
        <OwnDealSlot config={config} />
      </StaticPart>
      {!data.wayOut && <YardMap {...data} config={config} state={chosen} />}
      {loan && view.count > 0 && <RepaymentBar state={state} loan={loan} finance={config.finance} />}
      {!view.nearFound && <NearNote postcode={state.near?.postcode ?? ''} />}
      {state.sortBy === 'nearest' && !chosen.near && <AskPlace state={chosen} />}
      {data.unread && <UnreadNote typed={data.unread} />}
      {data.wayOut ? (
        <Empty state={chosen} config={config} save={save} wayOut={data.wayOut} now={now} />
      ) : (
        <div key={buildSearchHref(state)}>
          <Results
            cars={view.hits}
            cards={data.cards}
            before={before}
            page={view.page}
            config={config}
            now={now}
            loan={state.loan ? loan : null}
            distances={view.distances}
            from={state.near?.postcode}
          />
          <Paging
            state={state}
            page={view.page}
            pages={view.pages}
            shown={before + view.hits.length}
            count={view.count}
          />
          {data.close && <AfterFew {...{ site, state, save, now }} close={data.close} models={data.models} />}
          <PartnerSlot place="banner" config={config} />
        </div>
      )}
    </section>
  )
}
