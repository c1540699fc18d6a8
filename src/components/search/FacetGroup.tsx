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
}

function Models({ state, view, config }: Omit<Props, 'group' | 'logos'>) {
  const options = optionsOf('model', view, state, config)
  if (!options.length) return null
  return (
    <div
      className="boxes__sub"
      role="group"
      aria-label={t('Models of {make}', { make: (state.facets.make ?? []).join(' and ') })}
    >
      <FacetRows
        name="model"
        options={options}
        total={totalOf('model', view)}
        state={state}
        plural={phrase('models')}
        first={config.search.firstValues}
      />
    </div>
  )
}

export function FacetGroup({ group, state, view, config, logos }: Props) {
  const { name, style, label, models } = group
  const { firstValues } = config.search
  const options = optionsOf(name, view, state, config)
  const total = totalOf(name, view)
  const plural = PLURALS[name] ?? phrase('values')
  const under = models && <Models {...{ state, view, config }} />
  // A select holds one value: several active values need checkboxes.
  if (style === 'select' && (state.facets[name]?.length ?? 0) <= 1)
    return (
      <>
        <FacetSelect {...{ name, label, options, total, state, plural }} />
        {under}
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
