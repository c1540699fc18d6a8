import { z } from 'zod'
import { timelineEntrySchema, type Answer, type TimelineEntry } from '@/domain/leads/leadTimeline'

const keptSchema = z.object({ entry: timelineEntrySchema })
const refusedSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })
export type Sent = { ok: true; entry: TimelineEntry } | { ok: false; message: string }

const OFFLINE = 'That did not reach us. Your text is still here: check the connection and try again.'

/** The same `key` never sends a second mail. */
export async function sendAnswer(id: string, answer: Answer): Promise<Sent> {
  try {
    const response = await fetch(`/admin/api/lead-answers/${id}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answer),
    })
    const body: unknown = await response.json()
    if (response.ok) return { ok: true, entry: keptSchema.parse(body).entry }
    const refused = refusedSchema.safeParse(body)
    if (response.status === 404)
      return {
        ok: false,
        message: 'You are signed out, or this lead is no longer yours. Copy your text, then reload the page.',
      }
    return { ok: false, message: refused.data?.errors[0]?.message ?? OFFLINE }
  } catch {
    return { ok: false, message: OFFLINE }
  }
}
