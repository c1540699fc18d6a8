import { buildSearchHref } from '@/search/list/href'
import { changeBetween } from '@/search/list/change'
import { rangeKind, type RangeName } from '@/core/car/facets'
import { type ListState } from '@/search/list/state'
import { withRange } from '@/search/list/edit'
import { listLinkRel } from '@/search/seo/landing'
import { ListLink } from './ListLink'
import { PlainRange } from './PlainFields'
import { boundsOf, type PresetBand, pricePresets } from './rangeMath'

interface Props {
  name: RangeName
  label: string
  state: ListState
  stats: { min: number; max: number } | undefined
  presets: readonly PresetBand[]
}

export function RangeGroup({ name, label, state, stats, presets }: Props) {
  const range = state.ranges[name] ?? {}
  const bounds = boundsOf(rangeKind(name), stats)
  const bands = name === 'price' ? pricePresets(bounds.max, presets) : []
  return (
    <>
      {bands.length > 0 && (
        <div className="presets">
          {bands.map(({ label: text, min, max }) => {
            const on = range.min === min && range.max === max
            const next = withRange(state, name, on ? null : { ...(min && { min }), ...(max && { max }) })
            return (
              <ListLink
                key={text}
                className="preset"
                href={buildSearchHref(next)}
                change={changeBetween(state, next)}
                back={changeBetween(next, state)}
                rel={listLinkRel(next)}
                aria-current={on || undefined}
              >
                {text}
              </ListLink>
            )
          })}
        </div>
      )}
      <PlainRange range={{ name, label, kind: rangeKind(name), bounds }} value={range} />
    </>
  )
}
