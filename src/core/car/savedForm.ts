import { isRecord } from '@/lib/isRecord'
import { sameValue } from '@/lib/sameValue'

type Row = Record<string, unknown>

/** A program names the fields that it changed; a form says too what they were when it was opened. */
const namesIn = (touched: unknown): string[] | null =>
  Array.isArray(touched) ? touched : isRecord(touched) ? Object.keys(touched) : null

/** A form sends every field; only those that the person changed become staff's values. */
export function onlyTouched(before: Row, { touched, ...saved }: Row): Row {
  const names = namesIn(touched)
  if (!names) return saved
  const others = Object.keys(saved).filter((name) => name in before && !names.includes(name))
  return { ...saved, ...Object.fromEntries(others.map((name) => [name, before[name]])) }
}

/** Fields that the person changed, and somebody else to another value since the form was opened. */
export const setMeanwhile = (before: Row, { touched, ...saved }: Row): string[] =>
  isRecord(touched)
    ? Object.entries(touched).flatMap(([name, began]) =>
        name in saved && !sameValue(before[name], began) && !sameValue(before[name], saved[name]) ? name : [],
      )
    : []

/** Only what a save has to write: others may change any other column at the same time. */
export const differing = (before: Row, saved: Row, needed: readonly string[]): Row =>
  Object.fromEntries(
    Object.entries(saved).filter(([name, value]) => needed.includes(name) || !sameValue(value, before[name])),
  )
