/** A change of many rows at once can be undone for a day, row by row and field by field. */
import { z } from 'zod'
import { sameValue } from '@/lib/sameValue'

const stateSchema = z.enum(['draft', 'published'])
/** What a change of many did to one row, with whole values. */
export const rowChangeSchema = z.object({
  fields: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
  /** Of what has drafts: what shoppers saw, and see; or of a draft, what the newest version was. */
  state: z.object({ from: stateSchema, to: stateSchema }).optional(),
  /** Only the draft was changed. */
  isDraft: z.boolean().optional(),
  /** A draft that stood beside what shoppers saw was published. */
  wasBeside: z.boolean().optional(),
  /** Fields of a car in which it followed its feed. */
  followed: z.array(z.string()).optional(),
})
export type RowChange = z.output<typeof rowChangeSchema>
type Row = Readonly<Record<string, unknown>>

const STATE = '_status'
const feedSchema = z.record(z.string(), z.unknown()).catch({})

export interface Undo {
  /** Null where nothing is left to put back. */
  data: Record<string, unknown> | null
  /** What somebody changed since; it stays as it is. */
  changed: string[]
}

/** `now`: the row's newest version. A field that followed the feed follows it again, with what the feed says today. */
export function undoOf({ fields, state, followed = [] }: RowChange, now: Row): Undo {
  const all = Object.entries(fields)
  const isBack = all.every(([name, { from }]) => sameValue(now[name], from))
  if (state && now[STATE] !== state.to)
    return { data: null, changed: isBack && now[STATE] === state.from ? [] : [STATE] }
  const feed = feedSchema.parse(now.feed_values)
  const mine = all.filter(([name, { to }]) => sameValue(now[name], to))
  const back = mine.map(([name, { from }]) => [
    name,
    followed.includes(name) && name in feed ? feed[name] : from,
  ])
  const changed = all.filter(
    ([name, { from, to }]) => !sameValue(now[name], to) && !sameValue(now[name], from),
  )
  const isStateOther = state !== undefined && state.from !== state.to
  return {
    data:
      back.length || isStateOther
        ? { ...Object.fromEntries(back), ...(state && { [STATE]: state.from }) }
        : null,
    changed: changed.map(([name]) => name),
  }
}

/** `label`: what a form calls the field. */
export function rowChangeWords(
  { fields, state, isDraft }: RowChange,
  label: (name: string) => string,
): string {
  if (fields.deletedAt) return fields.deletedAt.to ? 'Moved to the trash' : 'Restored from the trash'
  if (state && !isDraft && state.from !== state.to)
    return state.to === 'published' ? 'Published' : 'Taken off the website'
  if (!Object.keys(fields).length) return 'Published'
  return `${Object.keys(fields).map(label).join(', ')} changed${isDraft ? ' in the draft' : ''}`
}
