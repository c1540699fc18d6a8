import { z } from 'zod'
import { photosSchema } from '@/core/person/ownCarPhotos'
import { offeredCarSchema } from './offeredCar.rules'

/** `call` is a talk by phone or in person. A reply or a call stops the reply clock, a note does not. */
export const ANSWER_KINDS = ['reply', 'sms', 'call', 'note'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/**
 * `booking`: staff booked a time for the person, which answers them too. `snooze`, `wake`: it was put aside, and taken up again.
 * `message`: the shopper wrote.
 */
const ENTRY_KINDS = [...ANSWER_KINDS, 'booking', 'snooze', 'wake', 'message'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export const timelineEntrySchema = z.object({
  /** From the client, so a retry adds nothing. */
  key: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(ENTRY_KINDS),
  text: z.string(),
  by: z.string(),
  by_id: z.string(),
  /** Another car that the answer offers. */
  car: offeredCarSchema.nullish(),
  /** Of a message: how it came, its photos, and who sent it where that is not the lead's address or number. */
  via: z.enum(['page', 'email', 'sms']).nullish(),
  photos: photosSchema.nullish(),
  from: z.string().nullish(),
  /** When the other side first saw it. */
  seen_at: z.iso.datetime().nullish(),
})
export type TimelineEntry = z.output<typeof timelineEntrySchema>
export const timelineSchema = z.array(timelineEntrySchema)

/** Three parts of a long SMS. */
export const SMS_LETTERS = 459

/** That somebody spoke with them says enough. */
export const needsText = (kind: AnswerKind): boolean => kind !== 'call'

export const answerSchema = z
  .object({
    key: z.uuid('Send a key of its own with each entry.'),
    kind: z.enum(ANSWER_KINDS, 'Choose reply, SMS, call or note.'),
    text: z.string('Write something first.').trim().max(8_000, 'Keep it under 8,000 characters.'),
    /** A car of the dealer's stock that a mail or an SMS offers. */
    car_id: z.string().max(64).nullish(),
  })
  .refine(({ kind, text }) => !needsText(kind) || text, { message: 'Write something first.', path: ['text'] })
  .refine(({ kind, text }) => kind !== 'sms' || text.length <= SMS_LETTERS, {
    message: `An SMS has at most ${SMS_LETTERS} letters. Shorten it, or send an email.`,
    path: ['text'],
  })
export type Answer = z.output<typeof answerSchema>

/** The shopper hears nothing of these, or said it. */
const SILENT: ReadonlySet<EntryKind> = new Set(['note', 'snooze', 'wake', 'message'])
export const isHumanAnswer = (kind: EntryKind): boolean => !SILENT.has(kind)

/** The state of a lead after an entry: a later one stays. */
export function stateAfter(kind: EntryKind, state: string): string {
  if (kind === 'booking') return state === 'new' || state === 'contacted' ? 'appointment' : state
  return isHumanAnswer(kind) && state === 'new' ? 'contacted' : state
}

export const MOST_ENTRIES = 500

/** Why an entry is not added: a retry of one that is there, or a lead that has too many. Null for one that is. */
export function entryFault(
  timeline: readonly Pick<TimelineEntry, 'key'>[],
  entry: Pick<TimelineEntry, 'key'>,
): 'known' | 'full' | null {
  if (timeline.some(({ key }) => key === entry.key)) return 'known'
  return timeline.length >= MOST_ENTRIES ? 'full' : null
}

/** The person who answered first: a colleague's answer is not the work of whoever the lead is assigned to. */
export function firstAnswerBy(timeline: unknown): string | null {
  const entries = timelineSchema.safeParse(timeline ?? []).data ?? []
  const [first] = entries
    .filter(({ kind, by_id }) => by_id && isHumanAnswer(kind))
    .sort((a, b) => a.at.localeCompare(b.at))
  return first?.by_id ?? null
}
