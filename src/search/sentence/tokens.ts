const SIGNS: Readonly<Record<string, string>> = { '<': 'under', '>': 'over' }
/** `I'd` and `k’s` are one word each, `Melbourne’s` is Melbourne, and an accent is none. */
const fold = (text: string): string =>
  text
    .replace(/(?<=\p{L}{5})['’]s$/u, '')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()

export interface Token {
  /** Lower case, without marks: what it is compared by. */
  word: string
  start: number
  end: number
  /** Nothing between it and the token before: the `wd` of `4wd`. */
  glued: boolean
  /** After a comma, a full stop or the like. */
  breaks: boolean
  /** After a hyphen or a dash: `20-30k`. */
  hyphen: boolean
  /** Stands in for a misspelt word. */
  corrected?: true
}

/** Each alternative is one run of signs, so that no text takes longer than its length. */
const PIECE =
  /(?<sign>[<>](?==?\s?\$?\d))|\$?\d+(?:,\d{3})*(?:\.\d+)?|\p{L}[\p{L}\p{M}'’]*|\+|[^\p{L}\p{N}\s]/gu
export const MAX_TOKENS = 60
const HYPHENS = '-–—'
const BREAKS = ',;.!?:()'

export const tokensOf = (typed: string): Token[] => {
  const tokens: Token[] = []
  let [breaks, hyphen, last] = [false, false, -1]
  for (const { 0: text, index, groups } of typed.matchAll(PIECE)) {
    if (tokens.length === MAX_TOKENS) break
    if (groups?.sign || /[\p{L}\p{N}+]/u.test(text)) {
      const end = index + text.length
      const word = SIGNS[groups?.sign ?? ''] ?? fold(text)
      tokens.push({ word, start: index, end, glued: index === last, breaks, hyphen })
      ;[breaks, hyphen, last] = [false, false, end]
    } else {
      breaks ||= BREAKS.includes(text)
      hyphen ||= HYPHENS.includes(text)
    }
  }
  return tokens
}

/** As typed, with what was one word still one: `4wd`. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({ word, glued }, at) => (glued || at === 0 ? word : ` ${word}`)).join('')
