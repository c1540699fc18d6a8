import { z } from 'zod'
import type { CarImage } from '@/core/car/car'
import { CAR_FIELDS } from '@/core/car/fields'
import { rowShape } from '@/core/car/schema'

export type Picture = CarImage

const imagesSchema = z.object(rowShape(CAR_FIELDS, ['images']))

export const picturesOf = (value: unknown): Picture[] => imagesSchema.parse({ images: value }).images ?? []
