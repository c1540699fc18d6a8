/**
 * Rows of a table as dealers' programs write it: with inch marks (`20" alloys`) in cells with and without quotes, and quotes that
 * are never closed. A quote ends a cell only before a separator or a line end, and a cell that swallowed whole rows gives them back.
 */
export interface CsvRow {
  line: number
  cells: string[]
}

/** Longer text in quotes is a quote that was never closed. */
const LONGEST_CELL = 30_000
const BLANK = /[^\S\r\n\t]/

const lineEnd = (text: string, at: number): number => {
  for (let end = at; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code === 10 || code === 13) return end
  }
  return text.length
}
const afterEnd = (text: string, end: number): number => end + (text.startsWith('\r\n', end) ? 2 : 1)

const skipBlanks = (text: string, from: number, separator: string): number => {
  let at = from
  while (at < text.length && text[at] !== separator && BLANK.test(text[at] ?? '')) at++
  return at
}

function isEnd(text: string, at: number, separator: string): boolean {
  const letter = text[skipBlanks(text, at, separator)]
  return letter === undefined || letter === separator || letter === '\n' || letter === '\r'
}

/** A stretch of the text in which no quote closes a cell: looked at once, not again from each quote within it. */
interface Gap {
  from: number
  to: number
}

/**
 * Where the quote is that closes the cell whose text starts here; -1 when there is none before `limit`. Two at the end
 * (`tyres 33"",`) are one that is text and one that closes only where no other can.
 */
function closingQuote(text: string, from: number, separator: string, limit: number, gap: Gap): number {
  let twin = -1
  const isKnown = from >= gap.from && from < gap.to
  for (
    let at = text.indexOf('"', isKnown ? gap.to : from);
    at >= 0 && at < limit;
    at = text.indexOf('"', at + 1)
  ) {
    if (isEnd(text, at + 1, separator)) return at
    if (text[at + 1] !== '"') continue
    at++
    if (twin < 0 && isEnd(text, at + 1, separator)) twin = at
  }
  if (twin < 0) {
    if (!isKnown) gap.from = from
    gap.to = Math.max(limit, isKnown ? gap.to : 0)
  }
  return twin
}

/** Another cell in quotes begins within it: the quote that seemed to open it is a letter. In a text, quotes come twice. */
function holdsCell(text: string, from: number, closed: number, separator: string): boolean {
  const opening = `${separator}"`
  for (let at = text.indexOf(opening, from); at >= 0 && at < closed - 2; at = text.indexOf(opening, at + 1))
    if (text[at + 2] !== '"' && !isEnd(text, at + 2, separator)) return true
  return false
}

/** One row from `from`; quotes that do not close before `limit` are letters. */
function rowAt(
  text: string,
  from: number,
  separator: string,
  limit: number,
  gap: Gap,
): { cells: string[]; end: number } {
  const cells: string[] = []
  let line = -1
  for (let at = from; ; at++) {
    const start = skipBlanks(text, at, separator)
    const closed =
      text[start] === '"'
        ? closingQuote(text, start + 1, separator, Math.min(limit, start + LONGEST_CELL), gap)
        : -1
    if (closed >= 0 && !holdsCell(text, start + 1, closed, separator)) {
      cells.push(
        text
          .slice(start + 1, closed)
          .replaceAll('""', '"')
          .trim(),
      )
      at = skipBlanks(text, closed + 1, separator)
    } else {
      if (line < at) line = lineEnd(text, at)
      const next = text.indexOf(separator, at)
      const end = next < 0 || next > line ? line : next
      cells.push(text.slice(at, end).trim())
      at = end
    }
    if (text[at] !== separator) return { cells, end: at }
  }
}

/** Whether values could be a row of its own, beside one that starts with `first`. */
export type RowJudge = (cells: readonly string[], first: string) => boolean

/** Whether a line within a cell is a row of its own. */
function holdsRows(
  text: string,
  from: number,
  row: { cells: string[]; end: number },
  separator: string,
  isRow: RowJudge,
) {
  for (let end = lineEnd(text, from); end < row.end; end = lineEnd(text, end)) {
    const start = afterEnd(text, end)
    end = start
    if (
      isRow(rowAt(text, start, separator, lineEnd(text, start), { from: 0, to: 0 }).cells, row.cells[0] ?? '')
    )
      return true
  }
  return false
}

/** `isRow` is null as long as nobody knows what a row has. */
export function* csvRows(text: string, separator: string, isRow: RowJudge | null): Generator<CsvRow> {
  let line = 1
  const gap: Gap = { from: 0, to: 0 }
  for (let at = 0; at < text.length;) {
    const first = lineEnd(text, at)
    let row = rowAt(text, at, separator, text.length, gap)
    if (row.end > first && (!isRow || holdsRows(text, at, row, separator, isRow)))
      row = rowAt(text, at, separator, first, { from: 0, to: 0 })
    yield { line, cells: row.cells }
    for (let end = lineEnd(text, at); end <= row.end && end < text.length;) {
      line++
      at = afterEnd(text, end)
      end = lineEnd(text, at)
    }
    if (row.end >= text.length) return
  }
}
