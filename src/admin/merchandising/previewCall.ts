'use client'
import { z } from 'zod'
import { ask } from '@/admin/ask/ask'

const carsSchema = z.object({
  cars: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), stocknum: z.string(), reason: z.string() },
      idle: z.string().nullable(),
    }),
  ),
})
export type PreviewedCars = z.output<typeof carsSchema>['cars']
const FAULT = 'The cars could not be listed. Try again in a moment.'

/** The cars that a rule would change, or words for the person. `rule`: as JSON. */
export async function previewCars(rule: string, signal: AbortSignal): Promise<PreviewedCars | string> {
  const { fault, data } = await ask('/merchandising-preview', rule, { signal, failed: FAULT })
  return fault ?? carsSchema.parse(data).cars
}
