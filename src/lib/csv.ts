/** A table for a spreadsheet: RFC 4180; what would run as a formula is shown as text. */
export type CsvCell = string | number | null | undefined

/** What spreadsheets read as a formula, also after spaces and in the wide forms. */
const FORMULA = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]/

function cellOf(value: CsvCell): string {
  const text = String(value ?? '')
  const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Begins with a byte order mark: without it a spreadsheet misreads every accent. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
