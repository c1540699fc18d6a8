import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { StaticPart } from '@/components/ui/StaticPart'
import { StaticHtmlRuns } from '@/components/ui/StaticHtmlRuns'
import { DEFAULT_RADIUS, MAX_RADIUS, RADII } from '@/search/list/near'
import { type ListState } from '@/search/list/state'
import { type TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { Country } from '@/core/dealer/country/country'
import { FILTERS } from '@/core/dealer/config/searchConfig'
import { t } from '@/lib/words'
import { FacetGroup } from './FacetGroup'
import { activeCount, asksForWords, carriedPairs, type Group, isOpen, optionsOf, panelGroups } from './groups'
import { Help } from './Help'
import { PanelMemory } from './PanelMemory'
import { PlainNear } from './PlainFields'
import { RangeGroup } from './RangeGroup'
import type { ListView } from './types'

interface Props {
  state: ListState
  view: ListView
  config: Pick<TenantConfig, 'country' | 'search' | 'search_categories'>
  logos: Record<string, string>
  models?: ComponentProps<typeof FacetGroup>['models']
  repayments?: ReactNode
  nonce?: string
}

function GroupBody({ group, state, view, config, logos, models, repayments }: Props & { group: Group }) {
  if (group.kind === 'near') {
    const { postcode, radius } = state.near ?? { postcode: '', radius: DEFAULT_RADIUS }
    const radii = [...new Set([...RADII, MAX_RADIUS, radius])].sort((a, b) => a - b)
    return <PlainNear {...{ postcode, radius, radii }} unknown={!view.nearFound} />
  }
  if (group.kind === 'range')
    return (
      <>
        <RangeGroup
          name={group.name}
          label={group.label}
          state={state}
          stats={view.stats[group.name]}
          presets={config.search.pricePresets}
        />
        {group.name === 'weekly_price' && repayments}
      </>
    )
  return <FacetGroup {...{ group, state, view, config, logos, models }} />
}

function Keyword({ query }: { query: string }) {
  return (
    <div className="panel__q">
      <label className="sr" htmlFor="list-query">
        {t('Keyword')}
      </label>
      <Icon name="search" />
      <input
        id="list-query"
        type="search"
        name="query"
        defaultValue={query}
        placeholder={t('Keyword, e.g. tow bar')}
        maxLength={200}
        autoComplete="off"
      />
    </div>
  )
}

/** Only sliders and fields hydrate; about a hundred checkboxes stay static HTML. */
const isLive = ({ kind }: Group): boolean => kind !== 'facet'

const helpOf = ({ name }: Group) => FILTERS.find((filter) => filter === name)

function Panel({
  group,
  open,
  active,
  country,
  children,
}: {
  group: Group
  open: boolean
  active: number
  country: Country
  children: ReactNode
}) {
  const name = helpOf(group)
  const help = name && <Help name={name} country={country} />
  return (
    <details className="fgroup" suppressHydrationWarning open={open} data-group={group.name}>
      <summary>
        <span>
          {group.label}{' '}
          {active > 0 && (
            <span className="fgroup__n">
              {active}
              <span className="sr"> {t('in use')}</span>
            </span>
          )}
        </span>
        <Icon name="down" />
      </summary>
      <div className="fgroup__body">
        {children}
        {isLive(group) ? <StaticPart>{help}</StaticPart> : help}
      </div>
    </details>
  )
}

/** Without JavaScript its button sends it, with JavaScript each change does. */
export function FilterPanel({ state, view, config, logos, models, repayments, nonce }: Props) {
  const makes = view.facets.make?.filter(({ count }) => count > 0).length ?? 0
  const groups = panelGroups(state, config, makes).filter((group) =>
    group.kind === 'facet'
      ? optionsOf(group.name, view, state, config).length > 0
      : group.name !== 'weekly_price' || Boolean(repayments),
  )
  return (
    <>
      <div className="panel__head">
        <h2>{t('Filters')}</h2>
      </div>
      {asksForWords(config) ? (
        <Keyword query={state.query} />
      ) : (
        state.query && <input type="hidden" name="query" value={state.query} />
      )}
      {carriedPairs(state, groups).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="filters">
        <StaticHtmlRuns
          parts={groups.map((group, index) => ({
            key: `${group.kind}-${group.name}`,
            isLive: isLive(group),
            markup: (
              <Panel
                group={group}
                open={isOpen(group, index, state)}
                active={activeCount(group, state)}
                country={config.country}
              >
                <GroupBody {...{ group, state, view, config, logos, models, repayments }} />
              </Panel>
            ),
          }))}
        />
      </div>
      {config.search.rememberPanels && <PanelMemory nonce={nonce} />}
    </>
  )
}
