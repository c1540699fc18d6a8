/** Rows with more values than there are headings: mended where one way alone makes sense of them. */
import type { RowJudge } from './csvRows'
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

/** `QA-0012` is `a-9`. */
const shapeOf = (cell: string): string => cell.replace(/\d+/g, '9').replace(/\p{L}+/gu, 'a')

/** Facts that a text with as many separators has not in their places. */
const TYPICAL: Readonly<Record<string, RegExp>> = {
  stocknum: /^\S{1,24}$/,
  year: /^(?:19|20)\d\d(?:\.0)?$/,
  km: /^[\d.,' ]+(?: ?km?s?)?$/i,
  price: /^\D{0,5}\d[\d.,' ]*\D{0,20}$|^[a-z/ ]{1,25}$/i,
  vin: /^\w{17}$/,
  make: /^\D.{0,24}$/,
  car_type: /^[a-z][a-z -]{0,24}$/i,
}
const FEWEST_REPORTED = 3
/** Thousands marks without quotes make a row longer. */
const MOST_EXTRA = 3

/** Rows of this table: as wide as its heading, and like the row before, or with each fact in its place. */
export function rowJudge(headings: readonly string[]): RowJudge {
  const width = headings.length
  const typical = headings.map((heading) => TYPICAL[guessField(heading)?.split('.')[0] ?? ''])
  return (cells, first) => {
    // Its own text goes on in the next line.
    const isBegun = cells.length < width && cells.at(-1)?.startsWith('"')
    if ((cells.length < width && !isBegun) || cells.length > width + MOST_EXTRA) return false
    if (cells.length === width && shapeOf(cells[0] ?? '') === shapeOf(first)) return true
    const stated = typical.flatMap((form, at) => (form && cells[at] ? [form.test(cells[at])] : []))
    return stated.length >= FEWEST_REPORTED && stated.every(Boolean)
  }
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
