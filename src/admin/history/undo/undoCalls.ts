'use client'
import { z } from 'zod'
import { answerTo } from '@/admin/ask/ask'
import { plural } from '@/core/money/format'

const answerSchema = z.object({
  ...{ total: z.number(), done: z.number() },
  left: z.array(z.object({ title: z.string(), why: z.string() })),
})

/** Puts a change of many back, in parts. Returns what happened, in words. @throws Error with words for the person */
export async function undoBatch(batch: string): Promise<string> {
  const undo = crypto.randomUUID()
  const left: string[] = []
  for (let from = 0, total = 1; from < total;) {
    const part = answerSchema.parse(await answerTo(`/bulk-undo/${batch}`, { undo, from }))
    left.push(...part.left.map(({ title, why }) => `${title}: ${why}`))
    // A part that goes no further would be asked for without end.
    if (part.done <= from) break
    from = part.done
    total = part.total
  }
  return left.length ? `Undone, except ${plural(left.length, 'row')}. ${left.join(' ')}` : 'Undone.'
}
