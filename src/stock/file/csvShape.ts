/** Rows with more values than there are headings: mended where one way alone makes sense of them. */
import { guessField } from './guessField'

export type Mended = { cells: string[] } | { fault: string }

const WORDS: readonly string[] = ['dealercomments', 'features', 'standardEquipment', 'name']
const NUMBERS = /^(?:price|before_price|km)\b/
const isYear = (cell: string) => cell === '' || /^(?:19|20)?\d\d(?:\.0)?$/.test(cell)

/** Years and figures stand where their headings are. */
function isPlausible(cells: readonly string[], fields: readonly (string | null)[]): boolean {
  return fields.every((field, at) => {
    const cell = cells[at] ?? ''
    if (field === 'year') return isYear(cell)
    return !field || !NUMBERS.test(field) || cell === '' || (cell.length < 40 && !/^https?:/.test(cell))
  })
}

const merged = (cells: readonly string[], at: number, count: number, glue: string): string[] => [
  ...cells.slice(0, at),
  cells.slice(at, at + count).join(glue),
  ...cells.slice(at + count),
]

/** `$38,990` without quotes came as two values. */
function thousandsJoined(cells: readonly string[], extra: number): string[] | null {
  const places = cells.flatMap((cell, at) =>
    /^\$?\d{1,3}$/.test(cell) && /^\d{3}(?:\.\d\d)?$/.test(cells[at + 1] ?? '') ? [at] : [],
  )
  if (places.length !== extra || places.some((at) => places.includes(at + 1))) return null
  return places
    .toReversed()
    .reduce((joined: readonly string[], at) => merged(joined, at, 2, ','), cells)
    .slice()
}

/** A text with the separator in it, and without quotes around it. */
function textJoined(
  cells: readonly string[],
  fields: readonly (string | null)[],
  extra: number,
  separator: string,
) {
  const texts = fields.flatMap((field, at) => (field && WORDS.includes(field) ? [at] : []))
  const [only, ...others] = texts
  return only === undefined || others.length ? null : merged(cells, only, extra + 1, `${separator} `)
}

/** Makes rows as wide as the heading. `words`: the separator's name. */
export function rowMender(headings: readonly string[], separator: string, words: string) {
  const fields = headings.map(guessField)
  const width = headings.length
  return (all: readonly string[]): Mended => {
    let last = all.length
    while (last > width && all[last - 1] === '') last--
    const cells = all.slice(0, last)
    if (cells.length <= width) return { cells: headings.map((_, at) => cells[at] ?? '') }
    const extra = cells.length - width
    const ways = [thousandsJoined(cells, extra), textJoined(cells, fields, extra, separator)]
    const good = ways.flatMap((way) => (way?.length === width && isPlausible(way, fields) ? [way] : []))
    const [first] = good
    if (first) return { cells: first }
    return {
      fault: `has ${cells.length} values under ${width} headings: put text that has ${words} in it into quotes`,
    }
  }
}
