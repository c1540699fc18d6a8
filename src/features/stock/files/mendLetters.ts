import { linesOf, type Note } from './table'

/** Text with one byte for each letter says nowhere which table it was written with: the one that makes words of it is taken. */

/** From 0x80 on: what the command line of Windows writes. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'
/** From 0x80 to 0x9f: Node 20 reads these as control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
const cp850 = (bytes: Uint8Array): string =>
  latin(bytes).replace(/[\u0080-\u00ff]/g, (letter) => CP850[letter.charCodeAt(0) - 128] ?? letter)
const windows1252 = (bytes: Uint8Array): string =>
  latin(bytes).replace(/[\u0080-\u009f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 128] ?? letter)
const by = (label: string) => (bytes: Uint8Array) => new TextDecoder(label).decode(bytes)

/** The likelier first: it wins where two read equally well. */
const TABLES = [
  ['Windows (Western)', windows1252],
  ['ISO 8859-15', by('iso-8859-15')],
  ['Mac (Roman)', by('macintosh')],
  ['DOS (850)', cp850],
] as const

const FREQUENT = /[éëèüöäçïñ]/
const COMMON = /[àáâãåæêìíîòóôõøœùúûýÿßšž]/
const isLetter = (letter: string) => /\p{L}/u.test(letter)
const isLower = (letter: string) => /\p{Ll}/u.test(letter)
const [GOOD, FAIR, ODD, WRONG, NEVER] = [3, 2, -1, -3, -4]

function fitOfLetter(letter: string, before: string, after: string): number {
  const small = letter.toLowerCase()
  if (!FREQUENT.test(small) && !COMMON.test(small)) return ODD
  if (!isLetter(before) && !isLetter(after)) return ODD
  if (isLower(letter)) return FREQUENT.test(small) ? GOOD : FAIR
  // A capital within a word of small letters.
  if (isLower(before) || (isLetter(before) && isLower(after))) return WRONG
  return GOOD
}

/** How well a letter stands between its neighbours, as text of the trade is written. */
function fitOf(letter: string, before: string, after: string): number {
  if (/[\u0080-\u009f\u2500-\u25a0\ufffd]/.test(letter)) return NEVER
  if (isLetter(letter)) return fitOfLetter(letter, before, after)
  const [isIn, isBegun] = [isLetter(before), isLetter(after)]
  if (letter === '’') return isIn ? GOOD : ODD
  if ('‘“'.includes(letter)) return isIn ? WRONG : GOOD
  if ('”®™°…²³'.includes(letter)) return isIn || /[\d\s."]/.test(before) ? GOOD : ODD
  if ('–—'.includes(letter)) return isIn && isBegun ? WRONG : GOOD
  if ('€£'.includes(letter)) return /[\d ]/.test(after) ? GOOD : ODD
  if ('•½¼¾·'.includes(letter)) return isIn ? ODD : FAIR
  return letter === '\u00a0' ? FAIR : ODD
}

/** Read: as much of a file as tells the tables apart. */
const LOOKED_AT = 400_000

function fitOfAll(text: string): number {
  let fit = 0
  for (const { 0: letter, index } of text.matchAll(/[^\u0000-\u007f]/g))
    fit += fitOf(letter, text[index - 1] ?? ' ', text[index + 1] ?? ' ')
  return fit
}

export function readOldLetters(bytes: Uint8Array): { text: string; letters: string } {
  const looked = bytes.subarray(0, LOOKED_AT)
  const tried = TABLES.map(([letters, decode]) => ({ letters, decode, fit: fitOfAll(decode(looked)) }))
  const [windows] = tried
  const best = tried.reduce((one, other) => (other.fit > one.fit ? other : one))
  const { decode, letters } = windows && best.fit <= windows.fit ? windows : best
  return { text: decode(bytes), letters }
}

/* Letters that went wrong before the file came: bytes that are no UTF-8, and UTF-8 that was written as UTF-8 once more. */

const strict = new TextDecoder('utf-8', { fatal: true })

/** How many bytes the letter at a place has; 0 where no letter of UTF-8 is. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (first < 128) return 1
  const length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0
  for (let next = 1; next < length; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0
  return at + length > bytes.length ? 0 : length
}

interface Broken {
  /** Letters of more than one byte that are right. */
  whole: number
  /** Bytes that belong to no letter. */
  places: number[]
}
export function brokenBytes(bytes: Uint8Array): Broken {
  const broken: Broken = { whole: 0, places: [] }
  for (let at = 0; at < bytes.length;) {
    const length = lengthAt(bytes, at)
    if (length === 0) broken.places.push(at)
    else if (length > 1) broken.whole++
    at += length || 1
  }
  return broken
}

/** A lone byte is mostly a letter of Windows in a line that was pasted in. */
function standIn(byte: number, isAlone: boolean): string {
  const letter = windows1252(Uint8Array.of(byte))
  return isAlone && letter > '\u009f' ? letter : '\ufffd'
}

function lineCounter(text: string) {
  let [line, at] = [1, 0]
  return (to: number): number => {
    for (; at < to; at++) if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) line++
    return line
  }
}

export function replaceBroken(bytes: Uint8Array, places: readonly number[]): { text: string; notes: Note[] } {
  const loose = new TextDecoder('utf-8', { ignoreBOM: true })
  const taken = new Set(places)
  let [text, from] = ['', 0]
  const marks: number[] = []
  for (const at of places) {
    text += loose.decode(bytes.subarray(from, at))
    marks.push(text.length)
    text += standIn(bytes[at] ?? 0, !taken.has(at - 1) && !taken.has(at + 1))
    from = at + 1
  }
  text += loose.decode(bytes.subarray(from))
  const lineAt = lineCounter(text)
  const lines = [...new Set(marks.map(lineAt))]
  const what =
    places.length === 1 ? '1 byte that is no letter was' : `${places.length} bytes that are no letters were`
  const note = { text: `${what} replaced (${linesOf(lines)}).` }
  return { text, notes: [lines.length === 1 ? { ...note, line: lines[0] ?? 1 } : note] }
}

/** Of Windows-1252, letter -> byte. */
const BYTES = new Map(
  Array.from({ length: 128 }, (_, at) => [windows1252(Uint8Array.of(at + 128)), at + 128] as const),
)
const TWICE =
  /[\u00c2-\u00c5\u00e2\u00ef\u00f0][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]{1,3}/g

function onceOf(found: string): string | null {
  for (const length of [4, 3, 2]) {
    if (found.length < length) continue
    const bytes = Uint8Array.from(found.slice(0, length), (letter) => BYTES.get(letter) ?? 0)
    if (lengthAt(bytes, 0) === length) return strict.decode(bytes) + found.slice(length)
  }
  return null
}

/** `CitroÃ«n` is Citroën: each letter was taken for several and written again. */
export function mendTwiceWritten(text: string): { text: string; notes: Note[] } {
  const lineAt = lineCounter(text)
  const lines = new Set<number>()
  const mended = text.replace(TWICE, (found: string, at: number) => {
    const once = onceOf(found)
    if (once !== null) lines.add(lineAt(at))
    return once ?? found
  })
  if (!lines.size) return { text, notes: [] }
  const [first = 1] = lines
  const note = { text: `Letters such as Ã« were written twice and were put right (${linesOf([...lines])}).` }
  return { text: mended, notes: [lines.size === 1 ? { ...note, line: first } : note] }
}
