import { decodeText } from './decodeText'
import { FileError, MOST_BYTES, type StockTable } from './table'
import { readCsv } from './readCsv'
import { readJson } from './readJson'
import { isMarkupTable, readMarkup } from './readMarkup'
import { readXml } from './readXml'
import { unpack } from './unpack'
import { grouped } from '@/lib/figures'

const MOST_ROWS = 20_000

const readerOf = (text: string): ((text: string) => StockTable) => {
  if (/^\s*</.test(text)) return isMarkupTable(text) ? readMarkup : readXml
  return /^\s*(?:\[\s*[[{\]]|\{)/.test(text) ? readJson : readCsv
}

/** The content decides what it is, not the name. @throws FileError */
export function readTable(sent: Uint8Array): StockTable {
  if (sent.length > MOST_BYTES) throw new FileError('The file is larger than 10 MB. Send fewer cars at once.')
  const unpacked = unpack(sent)
  const { text, letters, notes } = decodeText(unpacked.bytes)
  if (text.trim() === '') throw new FileError('The file is empty.')
  const table = readerOf(text)(text)
  if (table.rows.length > MOST_ROWS) throw new FileError(`The file has more than ${grouped(MOST_ROWS)} rows.`)
  return {
    ...table,
    readAs: `${table.readAs}, letters as ${letters}`,
    notes: [...unpacked.notes, ...notes, ...table.notes],
  }
}
