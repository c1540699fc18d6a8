import { z } from 'zod'
import type { CarImage } from '@/domain/car/car'
import { CAR_FIELDS } from '@/domain/car/fields'
import { rowShape } from '@/domain/car/schema'

export type Picture = CarImage

const imagesSchema = z.object(rowShape(CAR_FIELDS, ['images']))

export const picturesOf = (value: unknown): Picture[] => imagesSchema.parse({ images: value }).images ?? []
