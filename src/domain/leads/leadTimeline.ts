/** What staff do with a lead, as it is kept with the lead and shown in its timeline. */
import { z } from 'zod'

/** `call` is any talk, on the phone or in person. Only a reply or a talk stops the reply clock. */
export const ANSWER_KINDS = ['reply', 'call', 'note'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

export const timelineEntrySchema = z.object({
  /** Made by the sender: the same key is the same entry, however often it arrives. */
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
