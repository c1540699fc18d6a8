/** Tables of web pages and of Excel's old XML, which many systems send under the name of a workbook (`stock.xls`). */
import { decodeHTML } from 'entities'
import { Parser } from 'htmlparser2'
import { FileError, type StockTable } from './table'
import { factsNamed } from './heading'
import { readCsv } from './readCsv'

const PAGE =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]{0,2000}?-->\s*)?<(?:!doctype html|html|head|meta|style|body|table)\b/i
const WORKBOOK = /^\s*<\?xml[^]{0,1000}?urn:schemas-microsoft-com:office:spreadsheet/i
const ROW = /^(?:tr|(?:ss:)?row)$/
const CELL = /^(?:t[dh]|(?:ss:)?cell)$/
const MOST_CELLS = 1_000_000

const hasTable = (text: string): boolean => /<(?:ss:)?table\b/i.test(text)
export const isMarkupTable = (text: string): boolean =>
  (PAGE.test(text) || WORKBOOK.test(text)) && hasTable(text)

/** Cells that span several columns, or that are left out before this one. */
const placesOf = (count: string | undefined): number => Math.min(Math.max(Number(count) || 1, 1), 1_000)

function rowsOf(text: string): string[][] {
  const rows: string[][] = []
  let [row, cell, cells]: [string[] | null, string | null, number] = [null, null, 0]
  let span = 1
  const closeCell = () => {
    if (cell === null || !row) return
    row.push(decodeHTML(cell).replace(/\s+/g, ' ').trim(), ...Array.from({ length: span - 1 }, () => ''))
    cells += span
    if (cells > MOST_CELLS) throw new FileError('The table has too many cells. Send fewer cars at once.')
    cell = null
  }
  const closeRow = () => {
    closeCell()
    if (row?.some(Boolean)) rows.push(row)
    row = null
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (ROW.test(name)) {
          closeRow()
          row = []
        } else if (CELL.test(name) && row) {
          closeCell()
          cell = ''
          span = placesOf(attributes.colspan)
          const at = placesOf(attributes['ss:index'])
          while (row.length < at - 1) row.push('')
        } else if (name === 'img' && cell !== null) cell += ` ${attributes.src ?? ''} `
        else if (cell !== null && /^(?:br|p|li|div)$/.test(name)) cell += ' '
      },
      onclosetag(name) {
        if (ROW.test(name)) closeRow()
        else if (CELL.test(name)) closeCell()
      },
      ontext(data) {
        if (cell !== null) cell += data
      },
    },
    { decodeEntities: false },
  )
  parser.write(text)
  parser.end()
  return rows
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

/** Its rows are read as those of a file with commas. @throws FileError */
export function readMarkup(text: string): StockTable {
  const rows = rowsOf(text)
  if (!rows.slice(0, 40).some((cells) => factsNamed(cells) >= 2))
    throw new FileError('The file is a web page, and no table in it has headings of cars. Save it as CSV.')
  const table = readCsv(rows.map((cells) => cells.map(quoted).join(',')).join('\n'))
  return { ...table, readAs: 'a table of a web page or an old workbook' }
}
