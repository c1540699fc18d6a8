import { parseJson } from './parseJson'

/** What this browser keeps under a name, as text; null where there is nothing, or where storage is off. */
export const storedText = (name: string): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** The same as the value that was stored; undefined for what is no JSON. */
export const parseStored = (json: string | null | undefined): unknown => parseJson(json ?? 'null')

/** A stored list without what is broken: `toOne` answers null for that. */
export const parseStoredList = <One>(json: string | null, toOne: (value: unknown) => One | null): One[] => {
  const stored = parseStored(json)
  return Array.isArray(stored) ? stored.flatMap((value) => toOne(value) ?? []) : []
}

/** The list with this one first, once, and no longer than `limit`. */
export const toFront = <One>(
  list: readonly One[],
  one: One,
  limit: number,
  keyOf: (one: One) => string,
): One[] => [one, ...list.filter((other) => keyOf(other) !== keyOf(one))].slice(0, limit)

/** Undefined takes it away. Where storage is off or full the page works on, it only forgets. */
export const store = (name: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // As said above.
  }
}
