'use client'
import { z } from 'zod'

const lineSchema = z.object({ line: z.number(), from: z.string(), to: z.string(), refusal: z.string() })
export type Line = z.output<typeof lineSchema>
const answerSchema = z.object({ lines: z.array(lineSchema) })
const faultSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })
const FAULT = 'That did not work. Your text is still here: check the connection and try again.'

/** Throws with words for the person. */
export async function callImport(step: 'preview' | 'apply', text: string, tenant: string): Promise<Line[]> {
  const response = await fetch('/admin/api/redirects/import', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ step, text, tenant }),
  }).catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  const read = answerSchema.safeParse(answer)
  if (response?.ok && read.success) return read.data.lines
  throw new Error(faultSchema.safeParse(answer).data?.errors[0]?.message ?? FAULT)
}
