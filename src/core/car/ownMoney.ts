/** Prices in a dealer's own money are read as such; those in another one are not, since nobody here knows what they are worth. */
import { COUNTRIES, countryFacts, currencyCode, type Country } from '@/core/dealer/country/country'
import { CAR_FIELDS } from './fields'

/** As sheets and systems write them beside a figure. A plain `$` is the dealer's own. */
const MARKS: Readonly<Record<string, RegExp>> = {
  usd: /\bu\.?s\.?d?\$|\busd\b|\bus dollars?\b/gi,
  eur: /€|\beuros?\b|\beur\b/gi,
  gbp: /£|\bgbp\b|\bpounds?\b/gi,
  jpy: /[¥￥]|\b(?:jpy|yen)\b/gi,
  sgd: /\bs\$|\bsgd\b/gi,
  hkd: /\bhk\$|\bhkd\b/gi,
  cad: /\bc(?:a|ad)?\$|\bcad\b/gi,
  zar: /\bzar\b/gi,
  ...Object.fromEntries(COUNTRIES.map((one) => [currencyCode(one), countryFacts(one).moneyMark])),
}
const ANY = new RegExp(
  Object.values(MARKS)
    .map(({ source }) => source)
    .join('|'),
  'i',
)

const AMOUNTS = Object.entries(CAR_FIELDS).flatMap(([name, { type }]) => (type === 'dollars' ? [name] : []))

/** The amount with the dealer's own marks taken off; or the code of another money. Other texts are as they were. */
export function ownAmount(text: string, country: Country): string | { other: string } {
  const own = currencyCode(country)
  const other = Object.entries(MARKS).find(([code, mark]) => code !== own && text.search(mark) >= 0)
  if (other) return { other: other[0].toUpperCase() }
  const mark = MARKS[own]
  return mark ? text.replace(mark, (found) => (found.includes('$') ? '$' : ' ')).trim() : text
}

type Item = Readonly<Record<string, unknown>>

/** Its amounts that name a money. */
export const namedMoney = (item: Item): string[] =>
  AMOUNTS.filter((field) => {
    const value = item[field]
    return typeof value === 'string' && ANY.test(value)
  })
