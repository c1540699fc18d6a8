import { z } from 'zod'
import type { AnswerKind } from '@/features/leads/leadTimeline.rules'
import { parseStored, readSession, storeSession } from '@/lib/browserStore'

const schema = z.object({
  text: z.string().min(1),
  key: z.string(),
  /** Of a call: it was tried as one that nobody took. */
  missed: z.boolean().optional(),
  /** Another car that it offers. */
  car: z.object({ id: z.string(), name: z.string() }).nullish(),
})
/** Text that is not sent yet. `key` is set once sending was tried: the same at each retry, it never sends a second mail. */
export type BegunAnswer = z.output<typeof schema> & { kind: AnswerKind }

/** In this tab: of one person, so that nobody finds a colleague's words, and of one way to answer. */
const placeOf = (person: string, lead: string, kind: AnswerKind): string => `answer ${person} ${lead} ${kind}`

export function readAnswer(person: string, lead: string, kind: AnswerKind): BegunAnswer | null {
  const stored = schema.safeParse(parseStored(readSession(placeOf(person, lead, kind)))).data
  return stored ? { ...stored, kind } : null
}

export const keepAnswer = (
  person: string,
  lead: string,
  kind: AnswerKind,
  answer: BegunAnswer | null,
): void => storeSession(placeOf(person, lead, kind), answer && JSON.stringify(answer))
