import { isUtf8 } from 'node:buffer'
import { plural } from '@/core/money/format'
import { FileError, type Note } from './table'
import { brokenBytes, mendTwiceWritten, replaceBroken, readOldLetters } from './mendLetters'

interface Decoded {
  text: string
  letters: string
  notes: Note[]
}

const BOMS = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const
const LOOKED_AT = 4_000
/** Control characters besides tabs and line ends: they part words, and no database likes them. */
const UNPRINTED = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
/** Marks without a width, which web pages leave in what is copied from them; within emoji some are needed. */
const WIDTHLESS = /[\u00ad\u200b\u2060\ufeff]|(?<![\ufe0f\p{Extended_Pictographic}])[\u200c\u200d]/gu
/** With more zero bytes than one in so many, it is no text. */
const ZEROS = 50

/** In UTF-16 without a mark, the text of a stock file has a zero in every other byte. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0]
  const looked = bytes.subarray(0, LOOKED_AT - (LOOKED_AT % 2))
  for (const [at, byte] of looked.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const many = looked.length / 5
  if (odd > many && even < many / 10) return 'utf-16le'
  return even > many && odd < many / 10 ? 'utf-16be' : null
}

/** What XML declares, if it is none of those that the bytes show by themselves. */
function declaredOf(bytes: Uint8Array): TextDecoder | null {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const label = /^\s*<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/i.exec(head)?.[1] ?? ''
  try {
    const decoder = new TextDecoder(label)
    return /^utf-|^windows-1252$/.test(decoder.encoding) ? null : decoder
  } catch {
    return null
  }
}

function read(bytes: Uint8Array): Decoded {
  const marked = BOMS.find(([bom]) => bom.every((byte, at) => bytes[at] === byte))?.[1]
  const label = marked ?? utf16Of(bytes)
  if (label?.startsWith('utf-16'))
    return { text: new TextDecoder(label).decode(bytes), letters: 'UTF-16', notes: [] }
  // Before what the file declares: programs declare what they do not write, and by chance no text is valid UTF-8.
  if (isUtf8(bytes)) return { text: new TextDecoder().decode(bytes), letters: 'UTF-8', notes: [] }
  const declared = marked ? null : declaredOf(bytes)
  if (declared) return { text: declared.decode(bytes), letters: declared.encoding, notes: [] }
  const { whole, places } = brokenBytes(bytes)
  if (marked || whole >= places.length) return { ...replaceBroken(bytes, places), letters: 'UTF-8' }
  return { ...readOldLetters(bytes), notes: [] }
}

/** Bytes as text: by the byte order mark, as UTF-8, by what the file declares, else by the table that makes words of it. */
export function decodeText(bytes: Uint8Array): Decoded {
  const { text, letters, notes } = read(bytes)
  const parts = text.split('\0')
  const zeros = parts.length - 1
  if (zeros * ZEROS > text.length)
    throw new FileError('This is no text file. Send the stock as CSV, XML or JSON.')
  const plain = zeros ? parts.join('') : text
  const mended = mendTwiceWritten(plain.replace(WIDTHLESS, '').replace(UNPRINTED, ' '))
  const noted = zeros ? [{ text: `${plural(zeros, 'zero byte')} left out.` }] : []
  return { text: mended.text, letters, notes: [...notes, ...noted, ...mended.notes] }
}
