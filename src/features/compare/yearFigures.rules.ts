import { type Energy, MOST_RUNNING, USUAL_CENTS, USUAL_KM } from '@/core/car/runningCost'
import { typedFigure } from '@/lib/typedFigure'

/** What a year of driving is computed from: the shopper's own figures, or usual ones. */
export interface YearFigures {
  /** Kilometres a year. */
  km: number
  cents: Record<Energy, number>
  /** Registration and insurance, dollars a year, in the order of the compared cars. */
  fixed: readonly number[]
  /** Names of the boxes whose text is no usable figure: the usual one stands for it. */
  bad: readonly string[]
}

type Params = Record<string, string | readonly string[] | undefined>

export const USUAL_YEAR: YearFigures = { km: USUAL_KM, cents: USUAL_CENTS, fixed: [], bad: [] }

/** `&km=15000&petrol=195&fixed=1400&fixed=1600` of the comparison's address. */
export function yearFigures(params: Params): YearFigures {
  const bad: string[] = []
  const figure = (name: string, text: string | undefined, usual: number, least: number, most: number) => {
    if (!text?.trim()) return usual
    const typed = typedFigure(text)
    if (typed >= least && typed <= most) return typed
    bad.push(name)
    return usual
  }
  const one = (name: string): string | undefined => [params[name] ?? []].flat()[0]
  const cents = (energy: Energy) => figure(energy, one(energy), USUAL_CENTS[energy], 1, MOST_RUNNING.cents)
  return {
    km: figure('km', one('km'), USUAL_KM, 1, MOST_RUNNING.km),
    cents: { power: cents('power'), petrol: cents('petrol'), diesel: cents('diesel') },
    fixed: [params.fixed ?? []]
      .flat()
      .map((text, at) => figure(`fixed${at}`, text, 0, 0, MOST_RUNNING.fixed)),
    bad,
  }
}
