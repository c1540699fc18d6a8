import { Icon } from '@/components/ui/Icon'
import { facetValueText } from '@/search/list/chips'
import { type FacetName } from '@/core/car/facets'
import { type ListState } from '@/search/list/state'
import { t } from '@/lib/words'
import { MoreByName } from './MoreByName'
import type { FacetOption } from './types'

const POPULAR = 20

interface Props {
  name: FacetName
  label: string
  options: readonly FacetOption[]
  total: number
  state: ListState
  plural: string
}

const order = new Intl.Collator('en', { numeric: true })
const byName = (a: FacetOption, b: FacetOption): number => order.compare(a.value, b.value)

export function FacetSelect({ name, label, options, total, state, plural }: Props) {
  const chosen = state.facets[name]?.[0] ?? ''
  const entry = ({ value, count }: FacetOption) => (
    <option key={value} value={value}>
      {facetValueText(name, value)} ({count})
    </option>
  )
  const long = options.length > POPULAR
  return (
    <>
      <div className="select">
        <select id={`filter-${name}`} name={name} aria-label={label} defaultValue={chosen}>
          <option value="">{t('All {plural}', { plural: t(plural) })}</option>
          {long ? (
            <>
              <optgroup label={t('Popular')}>{options.slice(0, POPULAR).map(entry)}</optgroup>
              <optgroup label={t('More, by name')}>{options.slice(POPULAR).sort(byName).map(entry)}</optgroup>
            </>
          ) : (
            options.map(entry)
          )}
        </select>
        <Icon name="down" />
      </div>
      <MoreByName more={total - options.length} plural={plural} />
    </>
  )
}
