import { Icon } from '@/components/ui/Icon'
import { buildSearchHref, clearFilters, FILTER_LABELS, type SearchState } from '@/domain/searchState'
import type { TenantConfig } from '@/domain/tenantConfig'
import { FacetRows } from './FacetRows'
import { activeCount, carriedPairs, type Group, isOpen, optionsOf, panelGroups, PLURALS } from './groups'
import { RangeGroup } from './RangeGroup'
import type { ListView } from './types'

interface Props {
  state: SearchState
  view: ListView
  config: Pick<TenantConfig, 'search'>
}

function GroupBody({ group, state, view, config }: Props & { group: Group }) {
  if (group.kind === 'range') return <RangeGroup name={group.name} state={state} stats={view.stats[group.name]} />
  const options = optionsOf(group.name, view, state, config.search.popularMakes)
  return <FacetRows name={group.name} options={options} state={state} plural={PLURALS[group.name] ?? 'values'} />
}

/** The panel's whole content. It is a form: without JavaScript its button sends it, with JavaScript each change does. */
export function FilterPanel({ state, view, config }: Props) {
  const groups = panelGroups(state, config, view.facets.make?.filter(({ count }) => count > 0).length ?? 0).filter(
    (group) => group.kind === 'range' || optionsOf(group.name, view, state).length > 0,
  )
  return (
    <>
      <div className="panel__head">
        <h2>Filters</h2>
        <a className="textbtn" href={buildSearchHref(clearFilters(state))} data-list="clear">
          Clear all
        </a>
      </div>
      {config.search.filters.includes('query') ? (
        <div className="panel__q">
          <label className="sr" htmlFor="list-query">
            Keyword
          </label>
          <Icon name="search" />
          <input id="list-query" type="search" name="query" defaultValue={state.query} data-value={state.query} placeholder="Keyword, e.g. tow bar" maxLength={200} autoComplete="off" />
        </div>
      ) : (
        state.query && <input type="hidden" name="query" value={state.query} />
      )}
      {carriedPairs(state, groups).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="filters">
        {groups.map((group, index) => {
          const active = activeCount(group, state)
          const label = FILTER_LABELS[group.name]
          return (
            <details key={`${group.kind}-${group.name}`} className="fgroup" open={isOpen(group, index, state)} data-group={group.name}>
              <summary>
                <span>
                  {label} {active > 0 && <span className="fgroup__n">{active}<span className="sr"> in use</span></span>}
                </span>
                <Icon name="down" />
              </summary>
              <div className="fgroup__body">
                <GroupBody {...{ group, state, view, config }} />
              </div>
            </details>
          )
        })}
      </div>
    </>
  )
}
