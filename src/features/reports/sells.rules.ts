/** Which cars sold, and how fast: by price, pictures and words. */
import { grouped } from '@/lib/figures'
import { median } from './reports.rules'

export interface SoldCar {
  price: number | null
  pictures: number
  /** In what the dealer wrote about it. */
  words: number
  /** Null without a first day. */
  days: number | null
}

/** Fewer sales say nothing about how long a car takes. */
const FEWEST = 3

interface Step {
  words: string
  holds: (car: SoldCar) => boolean
}

const PRICES = [20_000, 40_000, 60_000, 100_000] as const
const dollars = (figure: number): string => `$${grouped(figure)}`
const priceStep = (from: number, to: number | undefined): Step => ({
  words:
    to === undefined
      ? `${dollars(from)} or more`
      : from
        ? `${dollars(from)} to ${dollars(to)}`
        : `Under ${dollars(to)}`,
  holds: ({ price }) => price !== null && price >= from && price < (to ?? Infinity),
})

const STEPS: readonly Step[] = [
  ...[0, ...PRICES].map((from, at) => priceStep(from, PRICES[at])),
  { words: 'Up to 7 pictures', holds: ({ pictures }) => pictures < 8 },
  { words: '8 to 15 pictures', holds: ({ pictures }) => pictures >= 8 && pictures < 16 },
  { words: '16 pictures or more', holds: ({ pictures }) => pictures >= 16 },
  { words: 'No description', holds: ({ words }) => words === 0 },
  { words: 'A description under 50 words', holds: ({ words }) => words > 0 && words < 50 },
  { words: 'A description of 50 words or more', holds: ({ words }) => words >= 50 },
]

export const wordsIn = (text: string | null | undefined): number =>
  (text ?? '').replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0

interface Sells<Sold> {
  words: string
  sold: Sold[]
  /** Typical days to the sale; null for too few sales. */
  days: number | null
}

/** Steps in which nothing was sold are left out. */
export const whatSells = <Sold extends SoldCar>(all: readonly Sold[]): Sells<Sold>[] =>
  STEPS.flatMap(({ words, holds }) => {
    const sold = all.filter((car) => car.days !== null && holds(car))
    const days = sold.flatMap((car) => car.days ?? [])
    return sold.length ? [{ words, sold, days: sold.length < FEWEST ? null : median(days) }] : []
  })

export interface Spend {
  source: string
  /** Dollars a month. */
  monthly: number
}

interface SourceCount {
  name: string
  leads: number
  won: number
}
export interface SourceCost extends SourceCount {
  /** Dollars in the period, for each lead and each one that bought; null where nothing is paid, or nobody bought. */
  eachLead: number | null
  eachSale: number | null
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
const each = (cost: number, count: number): number | null => (count ? Math.round(cost / count) : null)

/** A source that costs money and brought nobody has a line too. */
export function sourceCosts(
  counted: readonly SourceCount[],
  spend: readonly Spend[],
  months: number,
): SourceCost[] {
  const silent = spend.filter(({ source }) => !counted.some(({ name }) => same(name, source)))
  const all = [...counted, ...silent.map(({ source }) => ({ name: source, leads: 0, won: 0 }))]
  return all.map((one) => {
    const paid = spend.filter(({ source }) => same(source, one.name))
    const cost = paid.reduce((sum, { monthly }) => sum + monthly * months, 0)
    return {
      ...one,
      eachLead: paid.length ? each(cost, one.leads) : null,
      eachSale: paid.length ? each(cost, one.won) : null,
    }
  })
}
