'use client'
import { z } from 'zod'
import { answerTo } from '@/admin/ask/ask'

const lineSchema = z.object({ line: z.number(), from: z.string(), to: z.string(), refusal: z.string() })
export type Line = z.output<typeof lineSchema>
const answerSchema = z.object({ lines: z.array(lineSchema) })
const FAULT = 'That did not work. Your text is still here: check the connection and try again.'

/** Throws with words for the person. */
export async function callImport(step: 'preview' | 'apply', text: string, tenant: string): Promise<Line[]> {
  const read = answerSchema.safeParse(
    await answerTo('/redirects/import', { step, text, tenant }, { failed: FAULT }),
  )
  if (read.success) return read.data.lines
  throw new Error(FAULT)
}
