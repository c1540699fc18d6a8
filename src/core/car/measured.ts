import type { Finding } from './condition'

export interface Measured {
  /** `6 mm`, `92%` */
  value: string
  /** `Tyres, front` */
  label: string
}

const MEASURE = /(\d[\d.,]*)\s?(mm|kg|%)/
const SHOWN = 4

const measureOf = (part: string | null, words: string): Measured | null => {
  const [found, figure, unit] = MEASURE.exec(words) ?? []
  if (!found || !figure || !unit) return null
  const rest = words.replace(found, '').replaceAll(/\s+/g, ' ').trim()
  const label = part
    ? [part, rest.slice(0, 1).toLowerCase() + rest.slice(1)].filter(Boolean).join(', ')
    : rest
  return { value: unit === '%' ? `${figure}%` : `${figure} ${unit}`, label }
}

/** What an inspection measured, from its findings: `Tyres: 6 mm front, 5 mm rear` has two figures. */
export const measuredIn = (findings: readonly Finding[]): Measured[] =>
  findings
    .flatMap(({ part, text }) => text.split(/,\s+/).flatMap((words) => measureOf(part, words) ?? []))
    .filter(({ label }) => label !== '')
    .slice(0, SHOWN)
