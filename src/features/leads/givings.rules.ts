import { z } from 'zod'

export const givingSchema = z.object({
  at: z.iso.datetime(),
  to: z.string(),
  name: z.string(),
  rule: z.string(),
  title: z.string(),
})
export type Giving = z.output<typeof givingSchema>
export const givingsSchema = z.array(givingSchema)

/** `Given to Ana by the rule “Utes over $40k”.` For a later one it says why the lead moved on. */
export const givingText = ({ name, title }: Giving, isFirst: boolean): string =>
  `Given to ${name} by the rule “${title}”${isFirst ? '' : ', because nobody had acted'}`

interface Given {
  by: string
  to: string | null
  isOwn: boolean
}

/** What a person did with a lead: `Ana gave it to Ben`, or `Ana took it`. */
export const gaveText = ({ by, to, isOwn }: Given): string =>
  isOwn ? `${by} took it` : `${by} gave it to ${to ?? 'nobody'}`
