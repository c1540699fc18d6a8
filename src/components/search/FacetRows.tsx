import type { ReactNode } from 'react'
import { MakeMark } from '@/components/ui/MakeMark'
import { Icon } from '@/components/ui/Icon'
import { facetValueText } from '@/search/list/chips'
import { hasFacet, toggleFacet } from '@/search/list/edit'
import { type FacetName } from '@/core/car/facets'
import { buildSearchHref } from '@/search/list/href'
import { type ListState } from '@/search/list/state'
import { listLinkRel } from '@/search/seo/landing'
import { t } from '@/lib/words'
import { MoreByName } from './MoreByName'
import type { FacetOption } from './types'

interface Props {
  name: FacetName
  options: readonly FacetOption[]
  total: number
  state: ListState
  plural: string
  first: number
  logos?: Record<string, string>
  under?: (value: string) => ReactNode
  /** Tells lists of the same facet apart. */
  part?: string | undefined
}
type RowProps = Pick<Props, 'name' | 'state'> & {
  logos?: Props['logos']
  option: FacetOption
  /** Added by the page's code. */
  isLive?: boolean
  children?: ReactNode
}

/** A list that crawlers may index has a link to it; without JavaScript a box and the button of the form lead to all others. */
export function Row({ name, option, state, logos, isLive, children }: RowProps) {
  const on = hasFacet(state, name, option.value)
  const next = toggleFacet(state, name, option.value)
  const text = facetValueText(name, option.value)
  return (
    <li data-live={isLive}>
      <label className="check">
        <input type="checkbox" name={name} value={option.value} defaultChecked={on} />
        <span>
          {logos && <MakeMark name={option.value} logo={logos[option.value]} className="check__mark" />}
          {listLinkRel(next) ? (
            text
          ) : (
            <a href={buildSearchHref(next)} tabIndex={-1}>
              {text}
            </a>
          )}
        </span>
        <span className="check__n">{option.count}</span>
      </label>
      {children}
    </li>
  )
}

export function FacetRows({ name, options, total, state, plural, first, logos, under, part }: Props) {
  const chosen = (option: FacetOption) => hasFacet(state, name, option.value)
  const shown = options.filter((option, index) => index < first || chosen(option))
  const rest = options.filter((option) => !shown.includes(option))
  const rows = (some: readonly FacetOption[]) => (
    <ul className="boxes">
      {some.map((option) => (
        <Row key={option.value} {...{ name, option, state, logos }}>
          {chosen(option) && under?.(option.value)}
        </Row>
      ))}
    </ul>
  )
  return (
    <>
      {rows(shown)}
      {rest.length > 0 && (
        <details className="rest" data-rest={[name, part, 'rest'].filter(Boolean).join('-')}>
          <summary className="more">
            {t(total > options.length ? 'Show {shown} of {total} {plural}' : 'Show all {shown} {plural}', {
              shown: options.length,
              total,
              plural: t(plural),
            })}
            <Icon name="plus" />
          </summary>
          {rows(rest)}
          <MoreByName more={total - options.length} plural={plural} />
        </details>
      )}
    </>
  )
}
