import { decodeText } from './decodeText'
import { FileError } from './fileError'
import { readCsv } from './readCsv'
import { readXml } from './readXml'
import type { StockTable } from './table'

export const MOST_BYTES = 10_000_000
export const MOST_ROWS = 20_000

/** The content decides which of CSV and XML it is, not the name. @throws FileError */
export function readTable(bytes: Uint8Array): StockTable {
  if (bytes.length > MOST_BYTES) throw new FileError('The file is larger than 10 MB.')
  const { text, letters } = decodeText(bytes)
  if (text.trim() === '') throw new FileError('The file is empty.')
  if (/^\s*[[{]/.test(text)) throw new FileError('This is JSON. Send the stock as CSV or XML.')
  const isXml = text.trimStart().startsWith('<')
  const table = isXml ? readXml(text) : readCsv(text)
  if (table.rows.length > MOST_ROWS)
    throw new FileError(`The file has more than ${MOST_ROWS.toLocaleString('en-AU')} rows.`)
  return { ...table, readAs: `${table.readAs}, letters as ${letters}` }
}
