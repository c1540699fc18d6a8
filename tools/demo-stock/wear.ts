/** Marks that have a close-up. The comments name no others: a photo with a dot shows each mark. */
import type { CarImage } from '@/core/car/car'
import type { StockCar } from './stockCar'
import { isPictured, picture } from './pictures'

/** The words that name it, the bodies whose panel and wheel the photo shows, and where the mark is. */
const WEAR = [
  {
    shot: 'condition-1',
    view: 'kerb',
    says: /kerb (?:rash|mark) on one front wheel/i,
    on: /^hatch-3-/,
    dot: [63, 26],
  },
  { shot: 'condition-2', view: 'scuff', says: /scuff on the front bar/i, on: /^suv-3-/, dot: [52, 57] },
  { shot: 'condition-3', view: 'chip', says: /stone (?:chips|marks)/i, on: /^(?!caravan)/, dot: [50, 46] },
] as const

/** Close-ups in the paint of a body, as `hatch-3-blue`. */
const closeUpsOf = (body: string) =>
  WEAR.filter(({ on }) => on.test(body))
    .map(({ shot, view, ...wear }) => ({ ...wear, file: `${shot}-${body.split('-').at(-1)}-${view}` }))
    .filter(({ file }) => isPictured(file))

/** The photos of the wear that the comments name. */
export const wearOf = (body: string, { dealercomments }: Pick<StockCar, 'dealercomments'>): CarImage[] =>
  closeUpsOf(body).flatMap(({ file, says, dot: [dot_x, dot_y] }) => {
    const [alt] = says.exec(dealercomments ?? '') ?? []
    return alt ? [{ ...picture(file, alt), tag: 'imperfection', dot_x, dot_y }] : []
  })

export const namesWear = (words: string): boolean => WEAR.some(({ says }) => says.test(words))
