import type { ColourName } from './palette'

export interface Pair {
  front: ColourName
  ground: ColourName
  /** WCAG 2.2: text 4.5, edges and rings 3. */
  least: 4.5 | 3
  what: string
}

const GROUNDS = {
  canvas: 'the page',
  tint: 'tinted sections',
  surface: 'cards',
  sunken: 'inset boxes',
  soft: 'secondary buttons',
  'brand-soft': 'chips and selected menu items',
} as const satisfies Partial<Record<ColourName, string>>
type Ground = keyof typeof GROUNDS

const on = (front: ColourName, word: string, least: Pair['least'], grounds: readonly Ground[]): Pair[] =>
  grounds.map((ground) => ({ front, ground, least, what: `${word} on ${GROUNDS[ground]}` }))

const ALL = ['canvas', 'tint', 'surface', 'sunken', 'soft', 'brand-soft'] as const
const PAGE = ['canvas', 'tint', 'surface', 'sunken'] as const

/** Every pair of colours that the style sheets put on each other. */
export const PAIRS: readonly Pair[] = [
  ...on('ink', 'Text', 4.5, ALL),
  ...on('ink-2', 'Secondary text', 4.5, ALL),
  ...on('link', 'Links', 4.5, PAGE),
  ...on('good', 'Open and in order', 4.5, PAGE),
  ...on('bad', 'Faults', 4.5, ['canvas', 'surface']),
  ...on('warn', 'Warnings', 4.5, ['canvas', 'surface']),
  { front: 'ink', ground: 'bad-soft', least: 4.5, what: 'Text on a list of errors' },
  { front: 'ink', ground: 'good-soft', least: 4.5, what: 'Text on success' },
  { front: 'good', ground: 'good-soft', least: 4.5, what: 'Success on its background' },
  { front: 'bad', ground: 'bad-soft', least: 4.5, what: 'Errors on their background' },
  { front: 'warn', ground: 'warn-soft', least: 4.5, what: 'Warnings on their background' },
  { front: 'brand-ink', ground: 'brand', least: 4.5, what: 'Text on the main button' },
  { front: 'brand-ink', ground: 'brand-hover', least: 4.5, what: 'Text on the main button on hover' },
  { front: 'accent-ink', ground: 'accent', least: 4.5, what: 'Text on the accent: tags, badges, buttons' },
  { front: 'accent', ground: 'night', least: 3, what: 'Accent icons on dark sections' },
  { front: 'night-ink', ground: 'night', least: 4.5, what: 'Text on dark sections' },
  { front: 'night-ink-2', ground: 'night', least: 4.5, what: 'Quiet text on dark sections' },
  { front: 'head-ink', ground: 'head', least: 4.5, what: 'Text in the header' },
  { front: 'head-focus', ground: 'head', least: 3, what: 'The focus ring in the header' },
  ...on('brand', 'The brand as icon and border', 3, ['canvas', 'surface']),
  ...on('line-strong', 'The border of fields', 3, PAGE),
  ...on('focus', 'The focus ring', 3, ALL),
]
