import { buildSearchHref, FILTER_LABELS, type RangeName, type SearchState, withRange } from '@/domain/searchState'
import { RangeField } from './RangeField'
import { pricePresets, type RangeKind, scaleOf } from './rangeMath'

const KIND: Record<RangeName, RangeKind> = {
  price: 'price', km: 'km', year: 'year', weekly_price: 'week', subscription_price: 'week',
}

interface Props {
  name: RangeName
  state: SearchState
  stats: { min: number; max: number } | undefined
}

export function RangeGroup({ name, state, stats }: Props) {
  const range = state.ranges[name] ?? {}
  const scale = scaleOf(KIND[name], stats)
  const presets = name === 'price' ? pricePresets(scale.max) : []
  return (
    <>
      {presets.length > 0 && (
        <div className="presets">
          {presets.map(({ label, min, max }) => {
            const on = range.min === min && range.max === max
            const next = withRange(state, name, on ? null : { ...(min && { min }), ...(max && { max }) })
            return (
              <a key={label} className="preset" href={buildSearchHref(next)} rel="nofollow" aria-current={on || undefined} data-list>
                {label}
              </a>
            )
          })}
        </div>
      )}
      <RangeField name={name} label={FILTER_LABELS[name]} kind={KIND[name]} scale={scale} value={range} />
    </>
  )
}
