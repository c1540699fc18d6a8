import type { Prize } from '@/core/dealer/config/spinConfig'
import { restingAngle } from './wheel.rules'

export interface WheelField {
  key: string
  name: string
  /** Middle of the field, degrees clockwise from the top. */
  angle: number
  /** Neighbours differ, also the last and the first. */
  tone: 0 | 1 | 2
}

const toneOf = (index: number, count: number): WheelField['tone'] => {
  if (index === count - 1 && count % 3 === 1) return 1
  const tones = [0, 1, 2] as const
  return tones[index % 3] ?? 0
}

/** All fields are equally wide: the chances are printed beside the wheel. */
export const wheelFields = ({ prizes }: { prizes: readonly Pick<Prize, 'key' | 'name'>[] }): WheelField[] =>
  prizes.map(({ key, name }, index) => ({
    key,
    name,
    angle: ((index + 0.5) * 360) / prizes.length,
    tone: toneOf(index, prizes.length),
  }))

/** Degrees that turn the field of a key under the pointer; 0 for a field that no longer exists. */
export const angleOf = (fields: readonly Pick<WheelField, 'key'>[], key: string): number => {
  const index = fields.findIndex((field) => field.key === key)
  return index < 0 ? 0 : restingAngle(index, fields.length)
}
