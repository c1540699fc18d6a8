import { z } from 'zod'

/** How a supplier's file differs from the last one of its name. */
export const shapeSchema = z.object({
  missing: z.array(z.string()),
  added: z.array(z.string()),
  /** These had values in the last file, and have none now. */
  empty: z.array(z.string()),
})
export type Shape = z.output<typeof shapeSchema>

const MOST_NAMED = 10
const named = (headings: readonly string[]): string =>
  headings.length > MOST_NAMED
    ? `${headings.slice(0, MOST_NAMED).join(', ')} and ${headings.length - MOST_NAMED} more`
    : headings.join(', ')

/** A sentence for each kind of change. */
export const shapeWords = (shape: Shape | null | undefined): string[] => [
  ...(shape?.missing.length ? [`Columns that the last file had are missing: ${named(shape.missing)}.`] : []),
  ...(shape?.added.length ? [`Columns that the last file did not have: ${named(shape.added)}.`] : []),
  ...(shape?.empty.length
    ? [`Columns that had values in the last file are empty: ${named(shape.empty)}.`]
    : []),
]
