import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { FileError } from './fileError'
import { uniqueNames, type StockTable } from './table'

const SEPARATORS = [
  [',', 'commas'],
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'bars'],
] as const
const LOOKED_AT = 20_000
const MOST_COLUMNS = 1_000

const rowSchema = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) })

function countIn(line: string, separator: string): number {
  let [count, isQuoted] = [0, false]
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === separator && !isQuoted) count++
  }
  return count
}

/** Found in the heading: it has only names, which rarely contain a separator. Excel can name it in a line of its own. */
function separatorOf(text: string): { separator: string; words: string; rest: string } {
  const named = /^sep=(.)\r?\n/i.exec(text)
  const rest = named ? text.slice(named[0].length) : text
  const heading =
    rest
      .slice(0, LOOKED_AT)
      .split(/\r\n|\n|\r/)
      .find((line) => line.trim()) ?? ''
  const counted = SEPARATORS.map(([separator, words]) => ({
    separator,
    words,
    count: named ? Number(named[1] === separator) : countIn(heading, separator),
  }))
  const [best] = counted.sort((a, b) => b.count - a.count)
  return { separator: best?.separator ?? ',', words: best?.words ?? 'commas', rest }
}

function parsed(text: string, delimiter: string) {
  try {
    const options = { bom: true, trim: true, relax_column_count: true, skip_empty_lines: true, info: true }
    return z.array(rowSchema).parse(parse(text, { ...options, delimiter }))
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : ''
    throw new FileError(`The rows cannot be told apart: ${why}`)
  }
}

/** @throws FileError when there is no heading or a quote is never closed */
export function readCsv(text: string): StockTable {
  const { separator, words, rest } = separatorOf(text)
  const skipped = text.length === rest.length ? 0 : 1
  const [heading, ...rows] = parsed(rest, separator)
  if (!heading) throw new FileError('The file is empty.')
  if (heading.record.length > MOST_COLUMNS)
    throw new FileError(`The heading has more than ${MOST_COLUMNS.toLocaleString('en-AU')} columns.`)
  const columns = uniqueNames(heading.record)
  return {
    columns,
    rows: rows
      .filter(({ record }) => record.some((cell) => cell !== ''))
      .map(({ record, info }) => ({
        line: info.lines + skipped,
        cells: columns.map((_, at) => record[at] ?? ''),
      })),
    readAs: `${words} between the values, the first row is the heading`,
  }
}
