/** Marks that have a close-up. A car has no others: a photo with a dot shows each mark that its comments name. */
import type { CarImage } from '@/core/car/car'
import { isPictured, picture } from './pictures'

/** What it is, the words that name it, the bodies whose panel and wheel the photo shows, and where the mark is. */
const WEAR = [
  {
    mark: 'kerb',
    shot: 'condition-1',
    says: /kerb/i,
    alt: 'Kerb mark on one front wheel',
    on: /^hatch-3-/,
    dot: [63, 26],
  },
  {
    mark: 'scuff',
    shot: 'condition-2',
    says: /scuff/i,
    alt: 'Scuff on the front bar',
    on: /^suv-3-/,
    dot: [52, 57],
  },
  {
    mark: 'chip',
    shot: 'condition-3',
    says: /stone (?:chips|marks)/i,
    alt: 'Stone chips',
    on: /^(?!caravan)/,
    dot: [50, 46],
  },
] as const
export type Mark = (typeof WEAR)[number]['mark']

export interface Wear {
  mark: Mark
  photo: CarImage
}

/** The marks that a photo can show on a body in its paint, as `hatch-3-blue`. */
export const wearOf = (body: string): Wear[] =>
  WEAR.filter(({ on }) => on.test(body)).flatMap(({ mark, shot, alt, dot: [dot_x, dot_y] }) => {
    const file = `${shot}-${body.split('-').at(-1)}-${mark}`
    return isPictured(file)
      ? [{ mark, photo: { ...picture(file, alt), tag: 'imperfection', dot_x, dot_y } }]
      : []
  })

/** Whether words name the mark of a close-up. */
export const namesWear = (mark: Mark, words: string): boolean =>
  WEAR.some((one) => one.mark === mark && one.says.test(words))
