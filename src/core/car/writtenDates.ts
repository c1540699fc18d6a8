/** Dates as yards write them, read day first; a month alone is kept as its first day (decision 0103). */
import { isNoValue } from './blank'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const FULL = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
/** `89` is 1989: no car's date is later than this. */
const LAST_OF_CENTURY = 60

const monthOf = (word: string): number => {
  const known = word === 'sept' ? 'sep' : word.replace(/\.$/, '')
  return Math.max(MONTHS.indexOf(known), FULL.indexOf(known)) + 1
}
const yearOf = (digits: string): number => {
  const number = Number(digits)
  if (digits.length !== 2) return number
  return number > LAST_OF_CENTURY ? 1900 + number : 2000 + number
}

/** Undefined for a day that no month has. */
function day(year: number, month: number, date: number): string | undefined {
  const time = new Date(Date.UTC(year, month - 1, date))
  if (time.getUTCMonth() !== month - 1 || time.getUTCDate() !== date || year < 1900 || year > 2100)
    return undefined
  return time.toISOString().slice(0, 10)
}

const UNKNOWN =
  /^(?:not|no|un|un-|non)[\s-]?(?:registered|rego|registration|reg|known|available)|^(?:unregistered|unreg|expired|lapsed|cancelled)\b|^[\s/.-]+$|^0{1,2}[/.-]0{1,2}[/.-]0{2,4}|^0{4}-0{2}(?:-0{2})?|^0?1[/.-]0?1[/.-]1900|^1900-01-01/

const YEAR = String.raw`(\d{4}|\d{2})`
const BY_FORM: readonly (readonly [RegExp, (parts: string[]) => string | undefined])[] = [
  [
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ][\d:.]+ ?(?:z|[+-]\d{2}:?\d{2})?)?$/,
    ([y = '', m, d]) => day(yearOf(y), Number(m), Number(d)),
  ],
  [/^(\d{4})(\d{2})(\d{2})$/, ([y = '', m, d]) => day(yearOf(y), Number(m), Number(d))],
  [
    new RegExp(String.raw`^(\d{1,2})[-/. ](\d{1,2})[-/. ]${YEAR}(?: \d{1,2}:\d{2}.*)?$`),
    // American only where it can be nothing else.
    ([d, m, y = '']) =>
      day(yearOf(y), Number(m), Number(d)) ??
      (Number(m) > 12 ? day(yearOf(y), Number(d), Number(m)) : undefined),
  ],
  [
    new RegExp(String.raw`^(\d{1,2})(?:st|nd|rd|th)?[-/. ]([a-z]+\.?)[-/., ]+${YEAR}$`),
    ([d, m = '', y = '']) => day(yearOf(y), monthOf(m), Number(d)),
  ],
  [
    new RegExp(String.raw`^([a-z]+\.?) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$`),
    ([m = '', d, y = '']) => day(yearOf(y), monthOf(m), Number(d)),
  ],
  [
    new RegExp(String.raw`^([a-z]+\.?)[-/., ']*${YEAR}$`),
    ([m = '', y = '']) => day(yearOf(y), monthOf(m), 1),
  ],
  [new RegExp(String.raw`^(\d{1,2})[-/. ]${YEAR}$`), ([m, y = '']) => day(yearOf(y), Number(m), 1)],
  [/^(\d{4})[-/.](\d{1,2})$/, ([y = '', m]) => day(yearOf(y), Number(m), 1)],
]

/** `yyyy-mm-dd`; null for none, undefined for what is no date. */
export function writtenDate(text: string): string | null | undefined {
  const words = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^(?:exp(?:ires|iry)?|until|to|rego|built|complied)[:. ]+/, '')
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /, '')
  if (words === '' || isNoValue(words) || UNKNOWN.test(words)) return null
  for (const [pattern, read] of BY_FORM) {
    const [, ...parts] = pattern.exec(words) ?? []
    if (parts.length) return read(parts)
  }
  return undefined
}
