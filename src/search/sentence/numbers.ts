import { UNITS } from './grammar.data'
import type { Token } from './tokens'

export interface Figure {
  value: number
  end: number
  /** Certainly money: `$`, `grand`. */
  money: boolean
  /** Said in thousands. */
  thousands: boolean
  comma: boolean
  /** As searches that are no sentences write it. */
  plain: boolean
  /** `30ish`. */
  roughly?: boolean
}

const SMALL = new Map(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen`
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
)
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10] as const),
)
TENS.set('fourty', 40)
const THOUSANDS: ReadonlySet<string> = new Set(['k', 'thousand', 'thou', 'grand'])
const MULTIPLES: ReadonlySet<string> = new Set([...THOUSANDS, 'hundred'])
/** Letters that may follow a figure without a space. */
const AFTER: ReadonlySet<string> = new Set([...UNITS.keys(), ...MULTIPLES, 'pw', 'plus', '+', 'ish'])

const wordOf = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? ''
const isNumberWord = (word: string): boolean => SMALL.has(word) || TENS.has(word) || word === 'hundred'

/** `two and a half`. */
const half = (tokens: readonly Token[], at: number): number =>
  ['and', 'a', 'half'].every((word, offset) => wordOf(tokens, at + offset) === word) ? 3 : 0

const inDigits = (tokens: readonly Token[], at: number): Figure | null => {
  const { word = '' } = tokens[at] ?? {}
  if (!/^\$?\d/.test(word)) return null
  const next = tokens[at + 1]
  if (next?.glued && !AFTER.has(next.word)) return null
  // `50 000` is one figure.
  const isSpaced = /^\$?[1-9]\d{0,2}$/.test(word) && /^\d00$/.test(next?.word ?? '') && !next?.breaks
  const value = Number(word.replace(/[$,]/g, '') + (isSpaced ? next?.word : ''))
  return {
    value,
    end: isSpaced ? at + 2 : at + 1,
    money: word.startsWith('$'),
    thousands: false,
    comma: word.includes(','),
    plain: true,
  }
}

/** `twenty five`, `a hundred and twenty`, `twenty nineteen`, `two thousand and nineteen`. */
const inWords = (tokens: readonly Token[], from: number): Figure | null => {
  let [at, total, current, money, thousands] = [from, 0, 0, false, false]
  const first = wordOf(tokens, at)
  if (first === 'a' && MULTIPLES.has(wordOf(tokens, at + 1)) && wordOf(tokens, at + 1) !== 'k') at++
  else if (!isNumberWord(first) && first !== 'thousand') return null
  // `a white one` is no figure.
  if (first === 'one' && !isNumberWord(wordOf(tokens, at + 1)) && !AFTER.has(wordOf(tokens, at + 1)))
    return null
  const start = at
  for (; at < tokens.length; at++) {
    const word = wordOf(tokens, at)
    const more = SMALL.get(word) ?? TENS.get(word)
    if (more !== undefined) {
      if (at > start && tokens[at]?.breaks) break
      // Years: nineteen ninety, twenty twenty.
      current = current >= 19 && current <= 20 && more > 9 ? current * 100 + more : current + more
    } else if (word === 'hundred') current = Math.max(1, current) * 100
    else if (THOUSANDS.has(word) && word !== 'k') {
      total += Math.max(1, current) * 1000
      current = 0
      thousands = true
      money ||= word === 'grand'
    } else if (word === 'and' && (current >= 100 || total > 0) && isNumberWord(wordOf(tokens, at + 1)))
      continue
    else break
  }
  return { value: total + current, end: at, money, thousands, comma: false, plain: false }
}

/** A figure with what multiplies it; its unit is read apart. */
export const readFigure = (tokens: readonly Token[], at: number): Figure | null => {
  const found = inDigits(tokens, at) ?? inWords(tokens, at)
  if (!found) return null
  const halved = half(tokens, found.end)
  if (halved) return { ...found, value: found.value + 0.5, end: found.end + halved, plain: false }
  const roughly = wordOf(tokens, found.end) === 'ish'
  let figure = roughly ? { ...found, end: found.end + 1, plain: false, roughly } : found
  for (let word = wordOf(tokens, figure.end); MULTIPLES.has(word); word = wordOf(tokens, figure.end)) {
    const thousands = THOUSANDS.has(word)
    if (thousands && figure.thousands) break
    figure = {
      ...figure,
      value: figure.value * (thousands ? 1000 : 100),
      end: figure.end + 1,
      money: figure.money || word === 'grand',
      thousands: figure.thousands || thousands,
      plain: figure.plain && word !== 'hundred',
    }
  }
  return !roughly && wordOf(tokens, figure.end) === 'ish'
    ? { ...figure, end: figure.end + 1, roughly: true }
    : figure
}
