import type { TenantConfig } from '@/domain/tenant/tenantConfig'
import type { ListState } from '@/domain/listState/state'
import { phrase, t } from '@/lib/words'
import { FacetRows } from './FacetRows'
import { FacetSelect } from './FacetSelect'
import { type Group, optionsOf, PLURALS, totalOf } from './groups'
import type { ListView } from './types'

interface Props {
  group: Extract<Group, { kind: 'facet' }>
  state: ListState
  view: ListView
  config: Pick<TenantConfig, 'search' | 'search_categories'>
  logos: Record<string, string>
  makesOf?: Readonly<Record<string, readonly string[]>> | undefined
}

/** A model without a known make is under the last make. */
function Models({
  make,
  state,
  view,
  config,
  makesOf = {},
}: Omit<Props, 'group' | 'logos'> & { make: string }) {
  const chosen = state.facets.make ?? []
  const makeOf = (model: string) =>
    chosen.find((one) => makesOf[model]?.includes(one)) ?? chosen.at(-1) ?? make
  const all = optionsOf('model', view, state, config)
  const options = chosen.length > 1 ? all.filter(({ value }) => makeOf(value) === make) : all
  if (!options.length) return null
  return (
    <div className="boxes__sub" role="group" aria-label={t('Models of {make}', { make })}>
      <FacetRows
        name="model"
        options={options}
        total={chosen.length > 1 ? options.length : totalOf('model', view)}
        state={state}
        plural={phrase('models')}
        first={config.search.firstValues}
        part={chosen.length > 1 ? make : undefined}
      />
    </div>
  )
}

export function FacetGroup({ group, state, view, config, logos, makesOf }: Props) {
  const { name, style, label, models } = group
  const { firstValues } = config.search
  const options = optionsOf(name, view, state, config)
  const total = totalOf(name, view)
  const plural = PLURALS[name] ?? phrase('values')
  const under = (make: string) => models && <Models {...{ make, state, view, config, makesOf }} />
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
