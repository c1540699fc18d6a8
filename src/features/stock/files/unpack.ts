import { gunzipSync } from 'node:zlib'
import { unzipSync, type UnzipFileInfo } from 'fflate'
import { FileError, type Note } from './table'

/** Unpacked. */
export const MOST_UNPACKED = 30_000_000
const MOST_FILES = 1_000
/** Tables shrink to a tenth, and to a fiftieth at the most; what shrinks more was made to fill a memory. */
const MOST_RATIO = 250

const STARTS = {
  gzip: [0x1f, 0x8b],
  zip: [0x50, 0x4b, 0x03, 0x04],
  emptyZip: [0x50, 0x4b, 0x05, 0x06],
  oldExcel: [0xd0, 0xcf, 0x11, 0xe0],
  pdf: [0x25, 0x50, 0x44, 0x46],
} as const
const startsAs = (bytes: Uint8Array, kind: keyof typeof STARTS): boolean =>
  STARTS[kind].every((byte, at) => bytes[at] === byte)

const TOO_LARGE = `The file is larger than ${MOST_UNPACKED / 1e6} MB unpacked. Send fewer cars at once.`
const EXCEL =
  'This is an Excel workbook. Save it as "CSV UTF-8" or as "Text (tab delimited)", and send that file.'

const isStock = (name: string): boolean =>
  /\.(?:csv|tsv|txt|xml|json|ndjson|jsonl)$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name)

function gunzip(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_UNPACKED })
  } catch (error) {
    if (error instanceof RangeError) throw new FileError(TOO_LARGE)
    throw new FileError('The gzip is broken: it was cut off or changed on its way. Send it again.')
  }
}

/** Looks at the list of files alone. */
function entriesOf(bytes: Uint8Array): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = []
  unzipSync(bytes, {
    filter: (entry) => {
      if (entries.push(entry) > MOST_FILES) throw new FileError(`The zip has more than ${MOST_FILES} files.`)
      return false
    },
  })
  return entries
}

function unzip(bytes: Uint8Array): { bytes: Uint8Array; notes: Note[] } {
  try {
    const entries = entriesOf(bytes)
    if (entries.some(({ name }) => name === '[Content_Types].xml')) throw new FileError(EXCEL)
    const found = entries
      .filter(({ name }) => isStock(name))
      .sort((one, other) => other.originalSize - one.originalSize)
    const [stock] = found
    if (!stock) throw new FileError('The zip has no file of stock in it: no .csv, .tsv, .txt, .xml or .json.')
    if (stock.originalSize > MOST_UNPACKED || stock.originalSize > MOST_RATIO * stock.size + 100_000)
      throw new FileError(TOO_LARGE)
    const unpacked = unzipSync(bytes, { filter: ({ name }) => name === stock.name })[stock.name]
    if (!unpacked) throw new FileError('The zip is broken. Send it again.')
    const text = `${stock.name} of the zip was read${found.length > 1 ? `, the largest of ${found.length} files` : ''}.`
    return { bytes: unpacked, notes: [{ text }] }
  } catch (error) {
    if (error instanceof FileError) throw error
    throw new FileError('The zip cannot be opened: it is broken, or has a password.')
  }
}

/** The bytes decide, not the file's name. @throws FileError */
export function unpack(bytes: Uint8Array): { bytes: Uint8Array; notes: Note[] } {
  if (startsAs(bytes, 'oldExcel')) throw new FileError(EXCEL)
  if (startsAs(bytes, 'pdf')) throw new FileError('This is a PDF. Send the stock as CSV, XML or JSON.')
  if (startsAs(bytes, 'emptyZip')) throw new FileError('The zip is empty.')
  if (startsAs(bytes, 'gzip')) return { bytes: gunzip(bytes), notes: [] }
  return startsAs(bytes, 'zip') ? unzip(bytes) : { bytes, notes: [] }
}
