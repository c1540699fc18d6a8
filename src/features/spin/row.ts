import { z } from 'zod'
import { textOrNull } from '@/core/dealer/rowShapes'
import { ownDrawSchema } from './draw.rules'
import { readSound } from '@/lib/soundParts'

const drawSchema = ownDrawSchema.extend({
  id: z.string(),
  tenant: z.string(),
  name: textOrNull,
  email: textOrNull,
  phone: textOrNull,
  lead_id: textOrNull,
  attempts: z.number().nullish().transform(Number),
  is_mailed: z.boolean().nullish().transform(Boolean),
})
export type Draw = z.output<typeof drawSchema>

/** @throws ZodError for an invalid row, which only a bug can cause */
export const readDraw = (stored: unknown): Draw => drawSchema.parse(stored)
export const shownDraw = (stored: unknown): Draw | null => readSound('prize-draws', drawSchema, stored)
