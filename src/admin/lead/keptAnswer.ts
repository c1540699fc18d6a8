import { z } from 'zod'
import { ANSWER_KINDS, type AnswerKind } from '@/domain/leads/leadTimeline'
import { parseStored } from '@/lib/browserStore'
import { readSession, storeSession } from '@/lib/sessionStore'

const schema = z.object({
  kind: z.enum(ANSWER_KINDS),
  text: z.string().min(1),
  key: z.string(),
  /** Another car that it offers. */
  car: z.object({ id: z.string(), name: z.string() }).nullish(),
})
/** Text that is not sent yet. `key` is set once sending was tried: the same at each retry, it never sends a second mail. */
export type BegunAnswer = z.output<typeof schema>

/** In this tab: of one person, so that nobody finds a colleague's words; a note for colleagues never becomes a mail. */
export const placeOf = (person: string, lead: string, kind: AnswerKind): string =>
  `answer ${person} ${lead} ${kind}`

export const readAnswer = (place: string): BegunAnswer | null =>
  schema.safeParse(parseStored(readSession(place))).data ?? null

export const keepAnswer = (place: string, answer: BegunAnswer | null): void =>
  storeSession(place, answer && JSON.stringify(answer))

/** What the box shows, when `kept` is found beneath what is in it by now. `ready`: what it began with. */
export function withKept(now: BegunAnswer, ready: string, kept: readonly BegunAnswer[]): BegunAnswer {
  const [first] = kept
  if (now.text === ready) return first ?? now
  // Typed before the kept text was there: neither is lost.
  const own = kept.find(({ kind }) => kind === now.kind)
  return !own || own.text === now.text ? now : { ...now, text: `${own.text}\n\n${now.text}` }
}
