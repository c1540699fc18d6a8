import { ClearLink } from '@/components/search/ClearLink'
import { FilterPanel } from '@/components/search/FilterPanel'
import { FilterSheet } from '@/components/search/FilterSheet'
import { RepaymentNote } from '@/components/search/RepaymentBar'
import { Icon } from '@/components/ui/Icon'
import type { Assumptions } from '@/core/money/loanTerms'
import type { ListState } from '@/search/list/state'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { scriptNonce } from '@/lib/requestHeaders'
import type { ListPageData } from '@/app/(site)/sites/[host]/search/[[...path]]/page-data'

interface Props {
  config: TenantConfig
  state: ListState
  data: Pick<ListPageData, 'view' | 'logos' | 'models'>
  loan: Assumptions | null
}

export async function Filters({ config, state, data: { view, logos, models }, loan }: Props) {
  return (
    <FilterSheet
      count={view.count}
      noun={config.labels.cars}
      models={models}
      firstValues={config.search.firstValues}
      clear={<ClearLink state={state} />}
      close={<Icon name="close" />}
    >
      <FilterPanel
        state={state}
        view={view}
        config={config}
        logos={logos}
        models={models}
        repayments={loan && <RepaymentNote loan={loan} />}
        nonce={await scriptNonce()}
      />
    </FilterSheet>
  )
}
