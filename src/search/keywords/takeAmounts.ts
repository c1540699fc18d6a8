import type { RangeName } from '@/core/car/facets'
import type { SearchRange } from '@/search/list/state'
import { feetInMetres } from './feet'

export interface TakenAmounts {
  ranges: { [K in RangeName]?: SearchRange }
  rest: string
}

const NUMBER = String.raw`(\$\s*)?(\d+(?:,\d+)*(?:\.\d+)?)(?:\s*(k|thousand|grand))?(?![\p{L}\p{N}])`
const DISTANCE = String.raw`(?:kms?|kilomet(?:re|er)s?)`
const UNIT = String.raw`(?:\s*(${DISTANCE}|kgs?|kilo(?:gram)?s?|m|met(?:re|er)s?)(?![\p{L}\p{N}]))?`
const AMOUNT = `${NUMBER}${UNIT}`
const START = String.raw`(?<![\p{L}\p{N}$.,-])`
const expression = (source: string) => new RegExp(START + source, 'giu')

const BETWEEN = expression(String.raw`(?:between\s+|from\s+)?${AMOUNT}\s*(?:-|–|to\s|and\s)\s*${AMOUNT}`)
const ONE = expression(
  String.raw`(under|below|max|maximum|up to|less than|at most|before|older than|over|above|min|minimum|at least|more than|from|since|after|newer than)\s+${AMOUNT}`,
)
/** A figure with its unit, as a card writes it: no more than that. `20 km from Footscray` is a place. */
const BARE = expression(String.raw`(?:tare\s+)?${AMOUNT}(?!\s*(?:of|from)(?![\p{L}\p{N}]))`)
const UPPER = /^(?:under|below|max|maximum|up to|less than|at most|before|older than)$/i
/** `before 2020` excludes 2020, `from 2020` includes it. */
const OUTSIDE = /^(?:before|after|older than|newer than|under|below|over|above)$/i

interface Amount {
  name: RangeName
  value: number
}

/** Lengths are in metres and with at most two decimals on the cards: 6.2 m. */
const measured = (unit: string, figure: number, value: number): Amount => {
  if (unit.startsWith('m')) return { name: 'body_length', value: Math.round(figure * 1000) }
  return { name: /^k(?:m|ilomet)/.test(unit) ? 'km' : 'tare_weight', value }
}

/** Null for an ambiguous number: `under 45`. */
const amountOf = ([money, digits = '', thousand, unit]: readonly (string | undefined)[]): Amount | null => {
  const figure = Number(digits.replaceAll(',', ''))
  const value = Math.round(thousand ? figure * 1000 : figure)
  if (unit) return measured(unit.toLowerCase(), figure, value)
  if (money || thousand || digits.includes(',')) return { name: 'price', value }
  if (/^(?:19[5-9]|20[0-4])\d$/.test(digits)) return { name: 'year', value }
  return value >= 1000 ? { name: 'price', value } : null
}

/** Reads the amounts that `of` names: `under 45k`, `20-30k`, `less than 100,000 km`, `from 2018`, `6.2 m`, `21 ft`. */
export const takeAmounts = (typed: string, of: ReadonlySet<RangeName>): TakenAmounts => {
  const ranges: TakenAmounts['ranges'] = {}
  const inMetres = of.has('body_length') ? feetInMetres(typed) : typed
  const between = inMetres.replace(BETWEEN, (all: string, ...groups: (string | undefined)[]) => {
    const high = amountOf(groups.slice(4, 8))
    const [money, digits, thousand] = groups
    const low = amountOf([money ?? groups[4], digits, thousand ?? groups[6], groups[3] ?? groups[7]])
    if (!low || low.name !== high?.name || low.value > high.value || !of.has(low.name)) return all
    ranges[high.name] = { min: low.value, max: high.value }
    return ' '
  })
  const rest = between.replace(ONE, (all: string, word: string, ...groups: (string | undefined)[]) => {
    const amount = amountOf(groups.slice(0, 4))
    if (!amount || !of.has(amount.name)) return all
    const { name, value } = amount
    const upper = UPPER.test(word)
    const outside = name === 'year' && OUTSIDE.test(word) ? 1 : 0
    ranges[name] = { ...ranges[name], ...(upper ? { max: value - outside } : { min: value + outside }) }
    return ' '
  })
  const others = rest.replace(BARE, (all: string, ...groups: (string | undefined)[]) => {
    const amount = groups[3] === undefined ? null : amountOf(groups.slice(0, 4))
    if (!amount || !of.has(amount.name) || ranges[amount.name]) return all
    // Two decimals of a metre are written: 6.204 m is shown as 6.2 m.
    ranges[amount.name] = { max: amount.value + (amount.name === 'body_length' ? 5 : 0) }
    return ' '
  })
  return { ranges, rest: others }
}
