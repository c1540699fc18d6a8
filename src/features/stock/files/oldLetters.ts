/** Text with one byte for each letter says nowhere which table it was written with: the one that makes words of it is taken. */

/** From 0x80 on: what the command line of Windows writes. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'
/** From 0x80 to 0x9f: Node 20 reads these as control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
const cp850 = (bytes: Uint8Array): string =>
  latin(bytes).replace(/[\u0080-\u00ff]/g, (letter) => CP850[letter.charCodeAt(0) - 128] ?? letter)
export const windows1252 = (bytes: Uint8Array): string =>
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
