const PAINTS: Readonly<Record<string, string>> = {
  white: '#f4f4f1',
  silver: '#c3c7ca',
  grey: '#6c7176',
  black: '#17181a',
  blue: '#1f4f8f',
  red: '#a31621',
  green: '#3f5d3a',
  bronze: '#7d5a3a',
  yellow: '#e3b923',
  orange: '#d2601a',
  teal: '#1d6f76',
  beige: '#d8c7a5',
  maroon: '#5e1624',
  gold: '#b9964a',
  brown: '#54392a',
  purple: '#4f2d6b',
}

export interface ColourView {
  name: string
  count: number
  /** Null for a paint whose name does not say its colour. */
  paint: string | null
}

const paintOf = (name: string): string | null => {
  const word = name
    .toLowerCase()
    .split(/\s+/)
    .findLast((part) => Object.hasOwn(PAINTS, part))
  return (word && PAINTS[word]) || null
}

/** Most frequent first. */
export const modelColours = (cars: readonly { colour?: string | null }[]): ColourView[] => {
  const counts = new Map<string, number>()
  for (const { colour } of cars) if (colour) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .map(([name, count]) => ({ name, count, paint: paintOf(name) }))
}
