import { z } from 'zod'

export const handoverSchema = z.object({
  at: z.iso.datetime(),
  to: z.string(),
  name: z.string(),
  rule: z.string(),
  title: z.string(),
})
export type Handover = z.output<typeof handoverSchema>
export const handoversSchema = z.array(handoverSchema)

/** `Given to Ana by the rule “Utes over $40k”.` For a later one it says why the lead moved on. */
export const handoverText = ({ name, title }: Handover, isFirst: boolean): string =>
  `Given to ${name} by the rule “${title}”${isFirst ? '' : ', because nobody had acted'}`

interface Input {
  by: string
  to: string | null
  isOwn: boolean
}

/** What a person did with a lead: `Ana gave it to Ben`, or `Ana took it`. */
export const gaveText = ({ by, to, isOwn }: Input): string =>
  isOwn ? `${by} took it` : `${by} gave it to ${to ?? 'nobody'}`
