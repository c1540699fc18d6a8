import type { TrackProps } from '@/components/ui/SliderTrack'
import { formatMetres, formatMoney, formatNumber } from '@/core/money/format'
import type { SearchRange } from '@/search/list/state'
import type { RangeKind, RangeName } from '@/core/car/facets'
import { type Bounds, nearestTick } from './rangeMath'

export interface RangeProps {
  name: RangeName
  label: string
  kind: RangeKind
  bounds: Bounds
}
export type End = 'min' | 'max'

export const written = (kind: RangeKind, value: number | undefined): string => {
  if (value === undefined) return ''
  if (kind === 'length') return formatMetres(value)
  if (kind === 'mass') return `${formatNumber(value)} kg`
  if (kind === 'price' || kind === 'week') return formatMoney(value)
  return kind === 'year' ? String(value) : formatNumber(value)
}

export const trackOf = (
  { name, label, kind, bounds }: RangeProps,
  ticks: readonly number[],
  value: SearchRange,
): Omit<TrackProps, 'onMove' | 'ref'> => ({
  label,
  scale: { min: 0, max: ticks.length - 1, step: 1 },
  ends: [nearestTick(ticks, value.min ?? bounds.min), nearestTick(ticks, value.max ?? bounds.max)],
  valueText: (at) => written(kind, ticks[at] ?? bounds.min),
  thumb: (end) => ({ id: `${name}-${end}` }),
})
