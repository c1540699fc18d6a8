'use client'
import { z } from 'zod'
import { answerTo } from '@/admin/ask/ask'
import type { BulkChange } from '@/core/car/bulkChange'

const previewSchema = z.object({
  cars: z.array(
    z.object({
      ...{ id: z.string(), rev: z.number(), name: z.string(), from: z.string(), to: z.string() },
      refusal: z.string(),
    }),
  ),
})
export type PreviewedCar = z.output<typeof previewSchema>['cars'][number]
const appliedSchema = z.object({ cars: z.array(z.object({ id: z.string(), refusal: z.string() })) })

const AT_ONCE = 25
const FAULT = 'That did not work. Nothing more was changed. Reload the page to see what was.'

const call = (body: object): Promise<unknown> => answerTo('/car-changes', body, { failed: FAULT })

export type Chosen = { ids: readonly string[] } | { query: string }

/** What the change would do to each chosen car. Throws with words for the person. */
export async function previewOf(chosen: Chosen, change: BulkChange): Promise<PreviewedCar[]> {
  const step = 'query' in chosen ? 'preview-list' : 'preview'
  return previewSchema.parse(await call({ step, ...chosen, change })).cars
}

/** In parts, so that a long change shows its progress. Returns the cars that were left alone, and why. `batch`: a new id, by which it is undone. */
export async function applyTo(
  cars: readonly PreviewedCar[],
  { change, batch }: { change: BulkChange; batch: string },
  onProgress: (done: number) => void,
): Promise<PreviewedCar[]> {
  const left: PreviewedCar[] = []
  for (let at = 0; at < cars.length; at += AT_ONCE) {
    const part = cars.slice(at, at + AT_ONCE)
    const body = { step: 'apply', cars: part.map(({ id, rev }) => ({ id, rev })), change, batch }
    const answered = appliedSchema.parse(await call(body)).cars
    for (const car of part) {
      const refusal = answered.find(({ id }) => id === car.id)?.refusal ?? FAULT
      if (refusal) left.push({ ...car, refusal })
    }
    onProgress(at + part.length)
  }
  return left
}
