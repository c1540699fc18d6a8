import { sameValue } from '@/lib/sameValue'

type Row = Record<string, unknown>

/** A form sends every field; only those that the person changed become staff's values. */
export function onlyTouched(before: Row, { touched, ...saved }: Row): Row {
  if (!Array.isArray(touched)) return saved
  const others = Object.keys(saved).filter((name) => name in before && !touched.includes(name))
  return { ...saved, ...Object.fromEntries(others.map((name) => [name, before[name]])) }
}

/** Only what a save has to write: others may change any other column at the same time. */
export const differing = (before: Row, saved: Row, needed: readonly string[]): Row =>
  Object.fromEntries(
    Object.entries(saved).filter(([name, value]) => needed.includes(name) || !sameValue(value, before[name])),
  )
