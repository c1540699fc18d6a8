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
