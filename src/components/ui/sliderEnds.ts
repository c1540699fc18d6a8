export type Ends = readonly [low: number, high: number]

export interface Scale {
  min: number
  max: number
  step: number
}

/** Moves one end within the scale; the two ends never meet or cross. */
export const moveEnd = (
  end: 'low' | 'high',
  to: number,
  [low, high]: Ends,
  { min, max, step }: Scale,
): Ends =>
  end === 'low'
    ? [Math.max(min, Math.min(to, high - step)), high]
    : [low, Math.min(max, Math.max(to, low + step))]

/** Two ends that were moved freely: where they cross, the one that moved last stops before the other. */
export const takenEnds = ([low, high]: Ends, last: 'low' | 'high', scale: Scale): Ends => {
  const whole: Ends = [scale.min, scale.max]
  return last === 'low'
    ? moveEnd('low', low, moveEnd('high', high, whole, scale), scale)
    : moveEnd('high', high, moveEnd('low', low, whole, scale), scale)
}

/** Position of a value on the track, 0 to 1. */
export const shareOf = (value: number, { min, max }: Scale): number =>
  max > min ? (value - min) / (max - min) : 0
