import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { ListState } from '@/search/list/state'
import type { ModelsByMake } from '@/search/list/modelsByMake'
import { phrase } from '@/lib/words'
import { FacetRows } from './FacetRows'
import { FacetSelect } from './FacetSelect'
import { ModelRows } from './ModelRows'
import { type Group, optionsOf, PLURALS, totalOf } from './groups'
import type { ListView } from './types'

interface Props {
  group: Extract<Group, { kind: 'facet' }>
  state: ListState
  view: ListView
  config: Pick<TenantConfig, 'search' | 'search_categories'>
  logos: Record<string, string>
  models?: ModelsByMake | undefined
}

/** A model without a known make is under the last make. */
function Models({
  make,
  state,
  view,
  config,
  models = {},
}: Omit<Props, 'group' | 'logos'> & { make: string }) {
  const chosen = state.facets.make ?? []
  const makeOf = (model: string) =>
    chosen.find((one) => models[one]?.some(([name]) => name === model)) ?? chosen.at(-1) ?? make
  const isOneOfMany = chosen.length > 1
  const all = optionsOf('model', view, state, config)
  const options = isOneOfMany ? all.filter(({ value }) => makeOf(value) === make) : all
  const total = isOneOfMany ? options.length : totalOf('model', view)
  return <ModelRows {...{ make, options, total, state, isOneOfMany }} first={config.search.firstValues} />
}

export function FacetGroup({ group, state, view, config, logos, models }: Props) {
  const { name, style, label } = group
  const { firstValues } = config.search
  const options = optionsOf(name, view, state, config)
  const total = totalOf(name, view)
  const plural = PLURALS[name] ?? phrase('values')
  const under = (make: string) => group.models && <Models {...{ make, state, view, config, models }} />
  // A select holds one value: several active values need checkboxes.
  if (style === 'select' && (state.facets[name]?.length ?? 0) <= 1)
    return (
      <>
        <FacetSelect {...{ name, label, options, total, state, plural }} />
        {under(state.facets[name]?.[0] ?? '')}
      </>
    )
  return (
    <FacetRows
      {...{ name, options, total, state, plural, under }}
      first={firstValues}
      logos={style === 'logos' ? logos : undefined}
    />
  )
}
