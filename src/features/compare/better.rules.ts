import { phrase } from '@/lib/words'

interface Better {
  is: 'less' | 'more'
  mark: string
  /** On the car's picture, where no row says of what. */
  won?: string
}

const LEAST: Better = { is: 'less', mark: phrase('Lowest') }
const MOST: Better = { is: 'more', mark: phrase('Most') }
const LIGHTEST: Better = { is: 'less', mark: phrase('Lightest') }
const NEWEST = phrase('Newest')

/** Facts of which nobody doubts which way is better. */
const BETTER: Readonly<Record<string, Better>> = {
  Price: { ...LEAST, won: phrase('Lowest price') },
  Year: { is: 'more', mark: NEWEST, won: NEWEST },
  Odometer: { ...LEAST, won: phrase('Fewest km') },
  Sleeps: { ...MOST, won: phrase('Most berths') },
  Seats: MOST,
  'Combined fuel use': LEAST,
  'Fuel or power, a year': LEAST,
  'Service plan, a year': LEAST,
  'A year of driving': LEAST,
  'Electric range (WLTP)': { is: 'more', mark: phrase('Longest') },
  'Braked towing': { ...MOST, won: phrase('Tows the most') },
  'Tare weight': { ...LIGHTEST, won: LIGHTEST.mark },
  'Ball weight, empty': LIGHTEST,
  Payload: MOST,
}

/** The first figure of `2,180 kg` or `$35,990`. */
const figureIn = (text: string | true | null): number | null => {
  const found = typeof text === 'string' ? /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0] : undefined
  return found === undefined ? null : Number(found.replaceAll(',', ''))
}

/** Beside each value its mark where it is the best of at least two that differ. */
export function marksOf(label: string, values: readonly (string | true | null)[]): (string | null)[] {
  const better = BETTER[label]
  const figures = values.map(figureIn)
  const known = figures.filter((figure) => figure !== null)
  if (!better || new Set(known).size < 2) return values.map(() => null)
  const best = better.is === 'less' ? Math.min(...known) : Math.max(...known)
  return figures.map((figure) => (figure === best ? better.mark : null))
}

interface Marked {
  label: string
  marks: readonly (string | null)[]
}

/** What the car of a column alone is the best at, in the order of the rows, at most `most`. */
export const winsOf = (rows: readonly Marked[], column: number, most: number): string[] =>
  rows
    .flatMap(({ label, marks }) => {
      const won = BETTER[label]?.won
      return won && marks[column] && marks.filter(Boolean).length === 1 ? won : []
    })
    .slice(0, most)
