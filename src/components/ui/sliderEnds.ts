export type Ends = readonly [low: number, high: number]

export interface Scale {
  min: number
  max: number
  step: number
}

/** Moves one end: it stays on the scale and never passes, or meets, the other. */
export const moveEnd = (
  end: 'low' | 'high',
  to: number,
  [low, high]: Ends,
  { min, max, step }: Scale,
): Ends =>
  end === 'low'
    ? [Math.max(min, Math.min(to, high - step)), high]
    : [low, Math.min(max, Math.max(to, low + step))]

/** Where a value stands on the track, 0 to 1. */
export const shareOf = (value: number, { min, max }: Scale): number =>
  max > min ? (value - min) / (max - min) : 0
