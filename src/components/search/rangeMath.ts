import type { RangeKind } from '@/core/car/facets'
import { t } from '@/lib/words'
import { formatMoney } from '@/core/money/format'

/** The ends of a slider, in its kind's unit. */
export interface Bounds {
  min: number
  max: number
}

const DEFAULT_MAX = 100_000
const STEPS = 100
const UNIT: Record<RangeKind, number> = { price: 1000, km: 1000, year: 1, week: 10, length: 100, mass: 50 }
/** Most prices are in the lower third: it gets more than half of the track. */
const BEND: Record<RangeKind, number> = { price: 1.7, km: 1, year: 1, week: 1, length: 1, mass: 1 }

const upTo = (value: number, unit: number): number => Math.max(unit, Math.ceil(value / unit) * unit)

const USUAL = { length: { min: 3_000, max: 8_000 }, mass: { min: 500, max: 3_500 } }

/** Slider ends from the stock. Without stock: 0 to 100,000, 500 a week, the last 20 years. */
export const boundsOf = (kind: RangeKind, stats: Bounds | undefined): Bounds => {
  if (kind === 'year') {
    const max = stats?.max ?? new Date().getFullYear()
    return { min: Math.min(stats?.min ?? max - 20, max - 1), max }
  }
  if (kind === 'length' || kind === 'mass') {
    const { min, max } = stats ?? USUAL[kind]
    return { min: Math.floor(min / UNIT[kind]) * UNIT[kind], max: upTo(max, UNIT[kind]) }
  }
  return kind === 'week'
    ? { min: 0, max: upTo(stats?.max ?? 500, 50) }
    : { min: 0, max: upTo(stats?.max ?? DEFAULT_MAX, UNIT[kind]) }
}

/** Ends included: 100 steps, rounded to 1000 (years 1, weekly amounts 10), denser at low prices, each of another value. */
export const ticksOf = (kind: RangeKind, { min, max }: Bounds): number[] => {
  const unit = UNIT[kind]
  const at = (step: number) => min + (max - min) * (step / STEPS) ** BEND[kind]
  const snapped = Array.from({ length: STEPS + 1 }, (_, step) =>
    Math.min(max, Math.max(min, Math.round(at(step) / unit) * unit)),
  )
  return [...new Set([min, ...snapped, max])]
}

/** Index of the stop nearest to a value; typed values may lie between stops. */
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
  dollars % 1000 ? formatMoney(dollars) : `${formatMoney(dollars / 1000)}k`

const labelled = ({ label, min, max }: PresetBand): Preset[] => {
  if (min === undefined && max === undefined) return []
  const written =
    min === undefined
      ? t('Under {amount}', { amount: short(max ?? 0) })
      : max === undefined
        ? t('Over {amount}', { amount: short(min) })
        : t('{low} to {high}', { low: short(min), high: short(max) })
  return [{ label: label ?? written, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }]
}

/** The tenant's own bands, or three in steps of $5,000, e.g. under $20k, $20k to $40k, over $40k. */
export const pricePresets = (max: number, own: readonly PresetBand[] = []): Preset[] => {
  if (own.length) return own.flatMap(labelled)
  const low = Math.round((max * 0.2) / 5000) * 5000
  const high = Math.round((max * 0.4) / 5000) * 5000
  if (low <= 0 || low >= high || high >= max) return []
  return [{ max: low }, { min: low, max: high }, { min: high }].flatMap(labelled)
}
