'use client'
import { z } from 'zod'

const carsSchema = z.object({
  cars: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), stocknum: z.string(), reason: z.string() },
      idle: z.string().nullable(),
    }),
  ),
})
export type PreviewedCars = z.output<typeof carsSchema>['cars']
const faultSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })
const FAULT = 'The cars could not be listed. Try again in a moment.'

/** The cars that a rule would touch, or words for the person. `rule`: as JSON. */
export async function previewCars(rule: string, signal: AbortSignal): Promise<PreviewedCars | string> {
  const response = await fetch('/admin/api/merchandising-preview', {
    ...{ method: 'POST', credentials: 'same-origin', body: rule, signal },
    headers: { 'content-type': 'application/json' },
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return carsSchema.parse(answer).cars
  return faultSchema.safeParse(answer).data?.errors[0]?.message ?? FAULT
}
