import { z } from 'zod'
import type { CarImage } from '@/domain/car/car'
import { CAR_FIELDS } from '@/domain/car/fields'
import { rowShape } from '@/domain/car/schema'

export type Picture = CarImage

const imagesSchema = z.object(rowShape(CAR_FIELDS, ['images']))

export const picturesOf = (value: unknown): Picture[] => imagesSchema.parse({ images: value }).images ?? []

export function moved(pictures: readonly Picture[], from: number, to: number): Picture[] {
  const next = [...pictures]
  const [picture] = next.splice(from, 1)
  if (!picture || to < 0 || to > next.length) return [...pictures]
  next.splice(to, 0, picture)
  return next
}
