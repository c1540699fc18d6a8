import { parseJson } from './json'

/** Null when nothing is stored, or when storage is off. */
export const storedText = (name: string): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export const parseStored = (json: string | null | undefined): unknown => parseJson(json ?? 'null')

export const parseStoredList = <One>(json: string | null, toOne: (value: unknown) => One | null): One[] => {
  const stored = parseStored(json)
  return Array.isArray(stored) ? stored.flatMap((value) => toOne(value) ?? []) : []
}

export const toFront = <One>(
  list: readonly One[],
  one: One,
  limit: number,
  keyOf: (one: One) => string,
): One[] => [one, ...list.filter((other) => keyOf(other) !== keyOf(one))].slice(0, limit)

/** Undefined removes the value. Without storage the page works, but remembers nothing. */
export const store = (name: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is off or full.
  }
}

/** Text of this browser tab; null when nothing is stored, or when storage is off. */
export const readSession = (name: string): string | null => {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Null removes the text. Without storage the page works, but remembers nothing. */
export const storeSession = (name: string, text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, text)
  } catch {
    // Storage is off or full.
  }
}
