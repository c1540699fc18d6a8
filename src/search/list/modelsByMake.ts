import { clearFilters, type ListState } from './state'

/** Models, as `[model, count]`, by make: what a list shows under a make that is ticked. */
export type ModelsByMake = Readonly<Record<string, readonly (readonly [model: string, count: number])[]>>

interface Counted {
  value: string
  count: number
}

/** A name that two makes use is under both. A model of no known make is left out. */
export function modelsByMake(
  models: readonly Counted[],
  makesOf: Readonly<Record<string, readonly string[]>>,
): ModelsByMake {
  const byMake = new Map<string, [string, number][]>()
  for (const { value, count } of models)
    for (const make of makesOf[value] ?? []) byMake.set(make, [...(byMake.get(make) ?? []), [value, count]])
  return Object.fromEntries(byMake)
}

const MOST = 8

export interface OtherModel {
  name: string
  count: number
  state: ListState
}

/** Of the one make of a list, the models that it does not show: those with most cars first. */
export function otherModels(state: ListState, models: ModelsByMake): OtherModel[] {
  const { make = [], model: shown = [], car_type } = state.facets
  const [only, another] = make
  if (!only || another) return []
  return (models[only] ?? [])
    .filter(([name, count]) => count > 0 && !shown.includes(name))
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .map(([name, count]) => {
      const facets = { ...(car_type && { car_type }), make, model: [name] }
      return { name, count, state: { ...clearFilters(state), facets } }
    })
}
