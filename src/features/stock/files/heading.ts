/** Which row has the headings: reports have a title and a date above them, and some repeat them on each page. */
import { guessField } from './guessField'

/** Rows above the headings. */
export const LOOKED_AT = 40

const wordsOf = (cells: readonly string[]): string[] => cells.flatMap((cell) => guessField(cell) ?? [])

/** How many different facts of a car a row names. */
export const factsNamed = (cells: readonly string[]): number => new Set(wordsOf(cells)).size

/** The index of the row that names most facts; the first with anything in it when none names two. */
export function headingAt(rows: readonly (readonly string[])[]): number {
  let best = { at: -1, named: 1 }
  for (const [at, cells] of rows.entries()) {
    const named = factsNamed(cells)
    if (named > best.named) best = { at, named }
  }
  return best.at >= 0 ? best.at : rows.findIndex((cells) => cells.some((cell) => cell !== ''))
}

const plain = (cell: string) => cell.toLowerCase().replace(/\s+/g, ' ').trim()
export function isHeadingAgain(cells: readonly string[], headings: readonly string[]): boolean {
  const filled = cells.flatMap((cell, at) => (cell ? [plain(cell) === plain(headings[at] ?? '')] : []))
  return filled.length > 1 && filled.every(Boolean)
}
