import { z } from 'zod'
import { ownDrawSchema } from '@/domain/spin/draw'

const orNull = z
  .string()
  .nullish()
  .transform((value) => value || null)

const drawSchema = ownDrawSchema.extend({
  id: z.string(),
  tenant: z.string(),
  name: orNull,
  email: orNull,
  phone: orNull,
  lead_id: orNull,
  attempts: z.number().nullish().transform(Number),
  is_mailed: z.boolean().nullish().transform(Boolean),
})
export type Draw = z.output<typeof drawSchema>

/** @throws ZodError for an invalid row, which only a bug can cause */
export const readDraw = (stored: unknown): Draw => drawSchema.parse(stored)
