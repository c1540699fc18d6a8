/** How the two ends of a range behave (spec section 5, sliders). */
export interface Bounds {
  min: number
  max: number
}
export type RangeKind = 'price' | 'km' | 'year' | 'week'

const DEFAULT_MAX = 100_000
const STEPS = 100
const UNIT: Record<RangeKind, number> = { price: 1000, km: 1000, year: 1, week: 10 }
/** Most cars stand in the lower third of the prices: it gets more than half of the way. */
const BEND: Record<RangeKind, number> = { price: 1.7, km: 1, year: 1, week: 1 }

const upTo = (value: number, unit: number): number => Math.max(unit, Math.ceil(value / unit) * unit)

/** The ends of a slider from what the stock has; without stock, 0 to 100,000. */
export const boundsOf = (kind: RangeKind, stats: Bounds | undefined): Bounds => {
  if (kind === 'year') {
    const max = stats?.max ?? new Date().getFullYear()
    return { min: Math.min(stats?.min ?? max - 20, max - 1), max }
  }
  return kind === 'week'
    ? { min: 0, max: upTo(stats?.max ?? 500, 50) }
    : { min: 0, max: upTo(stats?.max ?? DEFAULT_MAX, UNIT[kind]) }
}

/**
 * The values that a slider stops at, ends included: a hundredth of the range apart, snapped to whole thousands (years to
 * one, weekly amounts to ten), closer together at the lower end of prices. Each step is another value.
 */
export const ticksOf = (kind: RangeKind, { min, max }: Bounds): number[] => {
  const unit = UNIT[kind]
  const at = (step: number) => min + (max - min) * (step / STEPS) ** BEND[kind]
  const snapped = Array.from({ length: STEPS + 1 }, (_, step) =>
    Math.min(max, Math.max(min, Math.round(at(step) / unit) * unit)),
  )
  return [...new Set([min, ...snapped, max])]
}

/** The stop nearest to a value, which may lie anywhere: a typed box is not snapped. */
export const nearestTick = (ticks: readonly number[], value: number): number => {
  const above = ticks.findIndex((tick) => tick >= value)
  if (above <= 0) return above === 0 ? 0 : ticks.length - 1
  return value - (ticks[above - 1] ?? value) < (ticks[above] ?? value) - value ? above - 1 : above
}

export interface Preset {
  label: string
  min?: number
  max?: number
}
export type PresetBand = Partial<Preset>

const short = (dollars: number): string =>
  dollars % 1000 ? `$${dollars.toLocaleString('en-AU')}` : `$${dollars / 1000}k`

const labelled = ({ label, min, max }: PresetBand): Preset[] => {
  if (min === undefined && max === undefined) return []
  const written =
    min === undefined
      ? `Under ${short(max ?? 0)}`
      : max === undefined
        ? `Over ${short(min)}`
        : `${short(min)} to ${short(max)}`
  return [{ label: label ?? written, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }]
}

/** The dealer's own bands, or three that fit the stock in steps of $5,000: under $20k, $20k to $40k and over $40k up to $100,000. */
export const pricePresets = (max: number, own: readonly PresetBand[] = []): Preset[] => {
  if (own.length) return own.flatMap(labelled)
  const low = Math.round((max * 0.2) / 5000) * 5000
  const high = Math.round((max * 0.4) / 5000) * 5000
  if (low <= 0 || low >= high || high >= max) return []
  return [{ max: low }, { min: low, max: high }, { min: high }].flatMap(labelled)
}
