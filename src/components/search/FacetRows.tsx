import { Icon } from '@/components/ui/Icon'
import { facetValueText, type FacetName, hasFacet, buildSearchHref, type SearchState, toggleFacet } from '@/domain/searchState'
import type { FacetOption } from './types'

const FIRST = 7

interface Props {
  name: FacetName
  options: FacetOption[]
  state: SearchState
  /** `makes`: for "Show all 24 makes". */
  plural: string
}

/** A box for people with JavaScript or a mouse on Submit, a link inside for everyone else; crawlers follow neither. */
function Row({ name, option, state }: Pick<Props, 'name' | 'state'> & { option: FacetOption }) {
  const on = hasFacet(state, name, option.value)
  return (
    <li>
      <label className="check">
        <input type="checkbox" name={name} value={option.value} defaultChecked={on} data-on={on ? '1' : '0'} />
        <span>
          <a href={buildSearchHref(toggleFacet(state, name, option.value))} rel="nofollow" tabIndex={-1}>
            {facetValueText(name, option.value)}
          </a>
        </span>
        <span className="check__n">{option.count}</span>
      </label>
    </li>
  )
}

export function FacetRows({ name, options, state, plural }: Props) {
  const chosen = (option: FacetOption) => hasFacet(state, name, option.value)
  const first = options.filter((option, index) => index < FIRST || chosen(option))
  const rest = options.filter((option) => !first.includes(option))
  const rows = (list: FacetOption[]) => list.map((option) => <Row key={option.value} {...{ name, option, state }} />)
  return (
    <>
      <ul className="boxes">{rows(first)}</ul>
      {rest.length > 0 && (
        <details className="rest">
          <summary className="more">
            Show all {options.length} {plural}
            <Icon name="plus" />
          </summary>
          <ul className="boxes">{rows(rest)}</ul>
        </details>
      )}
    </>
  )
}
