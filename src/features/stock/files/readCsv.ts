import { rowJudge, rowMender, type Mended } from './csvShape'
import { csvRows, type CsvRow } from './csvRows'
import { FileError, isText, linesOf, uniqueNames, type Note, type StockRow, type StockTable } from './table'
import { factsNamed, headingAt, isHeadingAgain, LOOKED_AT } from './heading'
import { grouped } from '@/lib/figures'

const SEPARATORS = [
  [',', 'commas'],
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'bars'],
] as const
const MOST_COLUMNS = 1_000
const HEAD = 200_000

interface Separated {
  separator: string
  words: string
}

function firstRows(text: string, separator: string): CsvRow[] {
  const rows: CsvRow[] = []
  for (const row of csvRows(text.slice(0, HEAD), separator, null)) if (rows.push(row) >= LOOKED_AT) break
  return rows
}

/** The one under which a row names most facts of a car; where none does, the one that occurs most in the first row. */
function separatorOf(text: string): Separated {
  const tried = SEPARATORS.map(([separator, words]) => {
    const rows = firstRows(text, separator).map(({ cells }) => cells)
    const named = Math.max(0, ...rows.filter(({ length }) => length <= MOST_COLUMNS).map(factsNamed))
    return { separator, words, named, values: rows.find((cells) => cells.some(Boolean))?.length ?? 0 }
  })
  return tried.reduce((one, other) =>
    other.named > one.named || (other.named === one.named && other.values > one.values) ? other : one,
  )
}

/** `="00042"` and `'00042` are how people stop a spreadsheet from dropping zeros. */
const asTyped = (cell: string): string =>
  cell.startsWith('=') || cell.startsWith("'")
    ? cell.replace(/^="?([^"]*)"?$/, '$1').replace(/^'(?=\d)/, '')
    : cell

const swapped = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'))
/** Some programs part texts by apostrophes. */
const hasApostrophes = (text: string): boolean =>
  /^\s*'[^'\r\n]*'(?:[,;\t|]'[^'\r\n]*')+[ \t]*(?:$|[\r\n])/.test(text.slice(0, HEAD))

/** Excel can name the separator in a line of its own. */
function statedSeparator(text: string): (Separated & { rest: string }) | null {
  const [line = '', separator = ''] = /^"?sep=(.)"?(?:\r\n|\n|\r)/i.exec(text) ?? []
  const known = SEPARATORS.find(([one]) => one === separator)
  return known ? { separator, words: known[1], rest: text.slice(line.length) } : null
}

/** Text of one row that goes on in the next line although it has no quotes. */
function isRest(row: CsvRow, before: readonly string[] | undefined, width: number): boolean {
  if (!before || before.length >= width || before.length + row.cells.length - 1 !== width) return false
  return row.cells.length < width && /\p{L}+ \p{L}/u.test(row.cells[0] ?? '')
}

function headOf(rows: readonly CsvRow[]): { heading: CsvRow; above: number } {
  const at = headingAt(rows.map(({ cells }) => cells.slice(0, MOST_COLUMNS)))
  const heading = rows[at]
  if (!heading) throw new FileError('The file is empty.')
  if (heading.cells.length > MOST_COLUMNS)
    throw new FileError(`The heading has more than ${grouped(MOST_COLUMNS)} columns.`)
  return { heading, above: rows.slice(0, at).filter(({ cells }) => cells.some(Boolean)).length }
}

const joinedRows = ({ line, cells }: CsvRow, { cells: [first = '', ...others] }: CsvRow): CsvRow => ({
  line,
  cells: [...cells.slice(0, -1), `${cells.at(-1) ?? ''}\n${first}`, ...others],
})

const rowOf = ({ line, cells }: CsvRow, mended: Mended, width: number): StockRow =>
  'fault' in mended
    ? { line, cells: cells.slice(0, width), fault: mended.fault }
    : { line, cells: mended.cells }

/** @throws FileError when there is no heading */
export function readCsv(text: string): StockTable {
  if (hasApostrophes(text)) {
    const table = readCsv(swapped(text))
    const unswapped = ({ cells, ...row }: StockRow): StockRow => ({
      ...row,
      cells: cells.map((cell) => (isText(cell) ? swapped(cell) : cell)),
    })
    return { ...table, rows: table.rows.map(unswapped), readAs: `${table.readAs}, texts in apostrophes` }
  }
  const stated = statedSeparator(text)
  const rest = stated?.rest ?? text
  const skipped = stated ? 1 : 0
  const { separator, words } = stated ?? separatorOf(rest)
  const { heading, above } = headOf(firstRows(rest, separator))
  const headings = [...heading.cells]
  while (headings.length > 1 && headings.at(-1) === '') headings.pop()
  const columns = uniqueNames(headings)
  const mend = rowMender(headings, separator, words)
  const [rows, again, broken]: [StockRow[], number[], number[]] = [[], [], []]
  let before: CsvRow | null = null
  for (const row of csvRows(rest, separator, rowJudge(headings))) {
    if (row.line <= heading.line || row.cells.every((cell) => cell === '')) continue
    if (isHeadingAgain(row.cells, headings)) {
      again.push(row.line + skipped)
      continue
    }
    const goesOn = before && isRest(row, before.cells, headings.length) ? before : null
    const whole: CsvRow = goesOn
      ? joinedRows(goesOn, row)
      : { line: row.line + skipped, cells: row.cells.map(asTyped) }
    if (goesOn) rows.pop()
    const mended = mend(whole.cells)
    if ('fault' in mended) broken.push(whole.line)
    rows.push(rowOf(whole, mended, columns.length))
    before = whole
  }
  const notes: Note[] = [
    ...(above
      ? [
          {
            line: heading.line + skipped,
            text: `The headings are in line ${heading.line + skipped}; what stands above them was left out.`,
          },
        ]
      : []),
    ...(again.length ? [{ text: `Headings that come again were left out (${linesOf(again)}).` }] : []),
    ...broken
      .slice(0, 20)
      .map((line) => ({ line, text: `Line ${line} could not be read: ${faultAt(rows, line)}.` })),
  ]
  return { columns, rows, readAs: `${words} between the values`, notes }
}

const faultAt = (rows: readonly StockRow[], line: number): string =>
  rows.find((row) => row.line === line)?.fault ?? ''
