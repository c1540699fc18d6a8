/** `/what-can-i-tow?car=2017-toyota-prado`, `?braked=3000&ball=300`, or `?van=2024-new-age-manta-ray-20447`. */
import type { Puller } from '@/core/car/towing'
import { typedFigure } from '@/lib/typedFigure'
import { phrase } from '@/lib/words'

export const TOW_PATH = '/what-can-i-tow'

export const TOW_FIGURES = ['braked', 'ball', 'gvm', 'gcm', 'kerb'] as const
export type TowFigure = (typeof TOW_FIGURES)[number]
export const TOW_PARAMETERS: readonly string[] = ['by', 'car', 'van', ...TOW_FIGURES]

export interface TowAddress {
  /** From which side the shopper looks: what they drive, or what they want to tow. */
  by: 'car' | 'van'
  car: string
  van: string
  /** As typed, so that a box with a mistake shows it again. */
  typed: Record<TowFigure, string>
}

type Parameters = Record<string, string | string[] | undefined>

const MOST_LETTERS = 120
const textOf = (input: Parameters, name: string): string =>
  ([input[name] ?? []].flat()[0] ?? '').trim().slice(0, MOST_LETTERS)

export const readTowAddress = (input: Parameters): TowAddress => {
  const figure = (name: TowFigure) => textOf(input, name)
  const van = textOf(input, 'van')
  return {
    by: van || textOf(input, 'by') === 'van' ? 'van' : 'car',
    car: textOf(input, 'car'),
    van,
    typed: {
      ...{ braked: figure('braked'), ball: figure('ball') },
      ...{ gvm: figure('gvm'), gcm: figure('gcm'), kerb: figure('kerb') },
    },
  }
}

export const towHref = (chosen: { car: string } | { van: string } | { by: 'van' }): string =>
  `${TOW_PATH}?${new URLSearchParams(chosen)}`

/** In kg: what no tow car, and no tow ball, is outside of. */
const BOUNDS: Record<TowFigure, readonly [low: number, high: number]> = {
  braked: [100, 10_000],
  ball: [20, 1_000],
  gvm: [500, 12_000],
  gcm: [800, 20_000],
  kerb: [400, 9_000],
}

const WRONG: Record<TowFigure, string> = {
  braked: phrase('Enter kilograms from 100 to 10,000, such as 2,500.'),
  ball: phrase('Enter kilograms from 20 to 1,000, such as 250, or leave it empty.'),
  gvm: phrase('Enter kilograms from 500 to 12,000, such as 3,050, or leave it empty.'),
  gcm: phrase('Enter kilograms from 800 to 20,000, such as 5,950, or leave it empty.'),
  kerb: phrase('Enter kilograms from 400 to 9,000, such as 2,100, or leave it empty.'),
}
const KERB_OVER = phrase('Your car weighs less empty than its gross vehicle mass. Check both figures.')
const GCM_UNDER = phrase(
  'The combination is your car and what it tows, so it is more than the gross vehicle mass.',
)
const GVM_MISSING = phrase('The combination counts what pulls too: add its gross vehicle mass.')

export type TowErrors = Partial<Record<TowFigure, string>>
export interface TowFigures {
  /** Null as long as something is wrong, or nothing was typed. */
  puller: Puller | null
  errors: TowErrors
}

function figureIn(name: TowFigure, text: string): number | null | 'wrong' {
  if (!text) return null
  const figure = typedFigure(text)
  const [low, high] = BOUNDS[name]
  return figure >= low && figure <= high ? Math.round(figure) : 'wrong'
}

/** Boxes as typed. An empty one means not known; the braked limit is needed. */
export function readFigures(typed: TowAddress['typed']): TowFigures {
  if (TOW_FIGURES.every((name) => !typed[name])) return { puller: null, errors: {} }
  const errors: TowErrors = {}
  const read = (name: TowFigure): number | null => {
    const figure = figureIn(name, typed[name])
    if (figure === 'wrong') errors[name] = WRONG[name]
    return figure === 'wrong' ? null : figure
  }
  const braked = read('braked')
  const [ball, gvm, gcm, kerb] = [read('ball'), read('gvm'), read('gcm'), read('kerb')]
  if (!typed.braked) errors.braked = WRONG.braked
  if (gvm && kerb && kerb >= gvm) errors.kerb = KERB_OVER
  if (gcm && !typed.gvm) errors.gvm = GVM_MISSING
  if (gvm && gcm && gcm <= gvm) errors.gcm = GCM_UNDER
  const isRight = Object.keys(errors).length === 0
  return { puller: isRight && braked ? { braked, ball, gvm, gcm, kerb } : null, errors }
}

/** A known car's figures in the boxes, to be made the shopper's own. */
export const typedOf = ({ braked, ball, gvm, gcm, kerb }: Puller): TowAddress['typed'] => {
  const text = (figure: number | null | undefined) => (figure ? String(figure) : '')
  return { braked: String(braked), ball: text(ball), gvm: text(gvm), gcm: text(gcm), kerb: text(kerb) }
}
