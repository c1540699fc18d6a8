/** How the two ends of a range behave (spec section 5, sliders). */
export interface RangeScale {
  min: number
  max: number
  step: number
}
export type RangeKind = 'price' | 'km' | 'year' | 'week'

const DEFAULT_MAX = 100_000
const SNAP = 1000

/** The scale of a slider from what the stock has; without stock, 0 to 100,000. */
export const scaleOf = (kind: RangeKind, stats: { min: number; max: number } | undefined): RangeScale => {
  if (kind === 'year') {
    const max = stats?.max ?? new Date().getFullYear()
    return { min: Math.min(stats?.min ?? max - 20, max - 1), max, step: 1 }
  }
  if (kind === 'week') return { min: 0, max: Math.max(50, Math.ceil((stats?.max ?? 500) / 10) * 10), step: 10 }
  return { min: 0, max: Math.max(SNAP, Math.ceil((stats?.max ?? DEFAULT_MAX) / SNAP) * SNAP), step: SNAP }
}

export const snap = (value: number, { min, max, step }: RangeScale): number =>
  Math.min(max, Math.max(min, min + Math.round((value - min) / step) * step))

/** Moves one end: it stays on the scale and never passes, or meets, the other. */
export const moveEnd = (end: 'low' | 'high', value: number, [low, high]: readonly [number, number], scale: RangeScale): [number, number] =>
  end === 'low'
    ? [Math.max(scale.min, Math.min(snap(value, scale), high - scale.step)), high]
    : [low, Math.min(scale.max, Math.max(snap(value, scale), low + scale.step))]

/** Where a value stands on the track, 0 to 1. */
export const shareOf = (value: number, { min, max }: RangeScale): number =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0

export interface Preset {
  label: string
  min?: number
  max?: number
}

const short = (dollars: number): string => `$${Math.round(dollars / 1000)}k`

/** Three price bands that fit the stock, in steps of $5,000. */
export const pricePresets = (max: number): Preset[] => {
  const [a, b, c] = [0.3, 0.45, 0.6].map((share) => Math.max(5000, Math.round((max * share) / 5000) * 5000))
  if (a === undefined || b === undefined || c === undefined || a >= b || b >= c) return []
  return [
    { label: `Under ${short(a)}`, max: a },
    { label: `${short(a)} to ${short(b)}`, min: a, max: b },
    { label: `${short(b)} to ${short(c)}`, min: b, max: c },
  ]
}
