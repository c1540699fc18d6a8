import { FileError } from './fileError'

export interface Decoded {
  text: string
  letters: string
}

const BOMS = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const
const NAMES: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows (Western)',
}
const LOOKED_AT = 4_000

/** In UTF-16 without a mark, the text of a stock file has a zero in every other byte. */
function utf16Of(bytes: Uint8Array): string | null {
  const zeros = [0, 0]
  const looked = bytes.subarray(0, LOOKED_AT - (LOOKED_AT % 2))
  for (const [at, byte] of looked.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const many = looked.length / 5
  if (odd > many && even < many / 10) return 'utf-16le'
  return even > many && odd < many / 10 ? 'utf-16be' : null
}

function decodeAs(bytes: Uint8Array, label: string): Decoded | null {
  try {
    const decoder = new TextDecoder(label, { fatal: true })
    return { text: decoder.decode(bytes), letters: NAMES[decoder.encoding] ?? decoder.encoding }
  } catch {
    return null
  }
}

/** Bytes as text: by the byte order mark, by what the file declares, else UTF-8 if it is valid and Windows-1252 if not. */
export function decodeText(bytes: Uint8Array): Decoded {
  const marked = BOMS.find(([bom]) => bom.every((byte, at) => bytes[at] === byte))?.[1]
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declared = /^\s*<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/i.exec(head)?.[1]
  const label = marked ?? utf16Of(bytes) ?? declared ?? 'utf-8'
  const decoded = decodeAs(bytes, label) ?? (marked ? null : decodeAs(bytes, 'windows-1252'))
  if (!decoded) throw new FileError('The letters of the file cannot be read. Save it as UTF-8 and try again.')
  if (decoded.text.includes('\0')) throw new FileError('This is no text file. Send the stock as CSV or XML.')
  return decoded
}
