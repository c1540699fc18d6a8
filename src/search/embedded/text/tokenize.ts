export interface Token {
  word: string
  position: number
}

const WORD = 0
const SOFT = 1
const HARD = 2
/** Meilisearch places the next sentence this many positions later. */
const HARD_GAP = 8

const SEPARATOR = /[\s\p{Pc}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}+]/u
const kindOf = (sign: string) => ('!:;?¡§¶¿…'.includes(sign) ? HARD : SEPARATOR.test(sign) ? SOFT : WORD)
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => kindOf(String.fromCharCode(code)))

const isAscii = (text: string) => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false
  return true
}

export const fold = (text: string): string =>
  (isAscii(text) ? text : text.normalize('NFKD').replace(/\p{Mn}/gu, '')).toLowerCase()

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  const kind = code < 128 ? (ASCII[code] ?? WORD) : kindOf(text.charAt(at))
  // A full stop or comma ends a sentence only before a space: 2.0i is two neighbouring words.
  if (kind === SOFT && (code === 46 || code === 44) && text.charCodeAt(at + 1) === 32) return HARD
  return kind
}

export function tokenize(text: string): Token[] {
  const folded = fold(text)
  const tokens: Token[] = []
  let position = -1
  let gap = 1
  let start = 0
  for (let at = 0; at <= folded.length; at++) {
    const kind = at < folded.length ? kindAt(folded, at) : SOFT
    if (kind === WORD) continue
    if (at > start) {
      position = position < 0 ? 0 : position + gap
      gap = 1
      tokens.push({ word: folded.slice(start, at), position })
    }
    if (kind === HARD) gap = HARD_GAP
    start = at + 1
  }
  return tokens
}

/** Whether the last word may be unfinished: the text ends without a space or punctuation. */
export const endsInWord = (text: string): boolean => text !== '' && kindAt(text, text.length - 1) === WORD
