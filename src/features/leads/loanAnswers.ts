import { formatMoney } from '@/core/money/format'
import { LOAN_FIELDS, readDollars, readRate } from '@/core/money/readLoan'

const money = (text: string): string | null => {
  const dollars = readDollars(text)
  return dollars === null ? null : formatMoney(dollars)
}
const months = (text: string): string | null => (/^\d{1,3}$/.test(text) ? `${text} months` : null)
const share = (text: string): string | null => (/^\d{1,2}$/.test(text) ? `${text}%` : null)
const rate = (text: string): string | null => {
  const found = readRate(text)
  return found === null ? null : `${found.toFixed(2)}% p.a.`
}

const LINES: readonly (readonly [
  keyof typeof LOAN_FIELDS,
  label: string,
  read: (text: string) => string | null,
])[] = [
  ['price', 'Calculator: price', money],
  ['deposit', 'Calculator: deposit', money],
  ['tradeIn', 'Calculator: trade-in', money],
  ['months', 'Calculator: term', months],
  ['balloon', 'Calculator: balloon', share],
  ['rate', 'Calculator: rate', rate],
]

/** What the shopper set in the calculator, which the address of its page has; in lines for the dealer. */
export function loanAnswers(address: string): [label: string, value: string][] {
  if (!URL.canParse(address, 'http://site')) return []
  const { searchParams, pathname } = new URL(address, 'http://site')
  // Lists have a price, too, and it is no wish.
  if (pathname.startsWith('/search')) return []
  return LINES.flatMap(([field, label, read]): [string, string][] => {
    const text = searchParams.get(LOAN_FIELDS[field])
    const value = text === null ? null : read(text)
    return value === null ? [] : [[label, value]]
  })
}
