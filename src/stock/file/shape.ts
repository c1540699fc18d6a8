/** What of a supplier's file is other than last time. */
import type { FileMap } from '@/domain/car/columnMap'
import { guessField } from './guessField'
import type { Note } from './table'

const MOST_NAMED = 10
const named = (headings: readonly string[]): string =>
  headings.length > MOST_NAMED
    ? `${headings.slice(0, MOST_NAMED).join(', ')} and ${headings.length - MOST_NAMED} more`
    : headings.join(', ')

/** Columns that carried a fact and are gone, and columns that are new. Empty for a first file, and for the same columns. */
export function shapeNotes(columns: readonly string[], { headings, columns: fields }: FileMap): Note[] {
  if (!headings) return []
  const gone = headings.filter(
    (heading) => !columns.includes(heading) && (heading in fields ? fields[heading] : guessField(heading)),
  )
  const fresh = columns.filter((heading) => !headings.includes(heading))
  return [
    ...(gone.length ? [{ text: `Columns that the last file had are missing: ${named(gone)}.` }] : []),
    ...(fresh.length ? [{ text: `Columns that the last file did not have: ${named(fresh)}.` }] : []),
  ]
}
