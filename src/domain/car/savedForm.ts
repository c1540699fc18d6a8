import { sameValue } from '@/lib/sameValue'

type Row = Record<string, unknown>

/** A form sends every field as it was when it was opened. Only those that the person changed are theirs to set. */
export function onlyTouched(before: Row, { touched, ...saved }: Row): Row {
  if (!Array.isArray(touched)) return saved
  const others = Object.keys(saved).filter((name) => name in before && !touched.includes(name))
  return { ...saved, ...Object.fromEntries(others.map((name) => [name, before[name]])) }
}

/** What a save has to write: other writers may change any other column meanwhile. */
export const differing = (before: Row, saved: Row, needed: readonly string[]): Row =>
  Object.fromEntries(
    Object.entries(saved).filter(([name, value]) => needed.includes(name) || !sameValue(value, before[name])),
  )
