import { z } from 'zod'

/** `call` is a talk by phone or in person. A reply or a call stops the reply clock, a note does not. */
export const ANSWER_KINDS = ['reply', 'call', 'note'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

export const timelineEntrySchema = z.object({
  /** From the client, so a retry adds nothing. */
  key: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(ANSWER_KINDS),
  text: z.string(),
  by: z.string(),
  by_id: z.string(),
})
export type TimelineEntry = z.output<typeof timelineEntrySchema>
export const timelineSchema = z.array(timelineEntrySchema)

export const answerSchema = z.object({
  key: z.uuid('Send a key of its own with each entry.'),
  kind: z.enum(ANSWER_KINDS, 'Choose reply, call or note.'),
  text: z
    .string('Write something first.')
    .trim()
    .min(1, 'Write something first.')
    .max(8_000, 'Keep it under 8,000 characters.'),
})
export type Answer = z.output<typeof answerSchema>

export const isHumanAnswer = (kind: AnswerKind): boolean => kind !== 'note'

export const MOST_ENTRIES = 500

/** Why an entry is not added: a retry of one that is there, or a lead that has too many. Null for one that is. */
export function entryFault(
  timeline: readonly Pick<TimelineEntry, 'key'>[],
  entry: Pick<TimelineEntry, 'key'>,
): 'known' | 'full' | null {
  if (timeline.some(({ key }) => key === entry.key)) return 'known'
  return timeline.length >= MOST_ENTRIES ? 'full' : null
}
