import { z } from 'zod'
import { ask } from '@/admin/ask/ask'
import { timelineEntrySchema, type Answer, type TimelineEntry } from '@/features/leads/leadTimeline.rules'

const storedSchema = z.object({ entry: timelineEntrySchema })
export type Sent = { ok: true; entry: TimelineEntry } | { ok: false; message: string }

const OFFLINE =
  'The server could not be reached. Your text is still here: check the connection and try again.'
const NOT_YOURS = 'You are signed out, or this lead is no longer yours. Copy your text, then reload the page.'

function withPhotos(answer: Answer, photos: readonly File[]): Answer | FormData {
  if (!photos.length) return answer
  const form = new FormData()
  form.set('answer', JSON.stringify(answer))
  for (const photo of photos) form.append('photos', photo)
  return form
}

/** The same `key` never sends a second mail. */
export async function sendAnswer(id: string, answer: Answer, photos: readonly File[]): Promise<Sent> {
  const sent = withPhotos(answer, photos)
  const { fault, data, status } = await ask(`/lead-answers/${id}`, sent, { failed: OFFLINE })
  const stored = storedSchema.safeParse(data).data
  if (fault === null && stored) return { ok: true, entry: stored.entry }
  return { ok: false, message: status === 404 ? NOT_YOURS : (fault ?? OFFLINE) }
}
