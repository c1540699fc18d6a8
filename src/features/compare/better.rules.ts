import { phrase } from '@/lib/words'

interface Better {
  is: 'less' | 'more'
  mark: string
}

const LEAST: Better = { is: 'less', mark: phrase('Lowest') }
const MOST: Better = { is: 'more', mark: phrase('Most') }
const LIGHTEST: Better = { is: 'less', mark: phrase('Lightest') }

/** Facts of which nobody doubts which way is better. */
const BETTER: Readonly<Record<string, Better>> = {
  Price: LEAST,
  Year: { is: 'more', mark: phrase('Newest') },
  Odometer: LEAST,
  Sleeps: MOST,
  Seats: MOST,
  'Combined fuel use': LEAST,
  'Electric range (WLTP)': { is: 'more', mark: phrase('Longest') },
  'Braked towing': MOST,
  'Tare weight': LIGHTEST,
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
