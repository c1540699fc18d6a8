import type { FormState } from 'payload'

export type Typed = readonly { path: string; value: unknown }[]

const isUnlike = (one: unknown, other: unknown): boolean =>
  (one ?? null) !== (other ?? null) && JSON.stringify(one) !== JSON.stringify(other)

/** What the person has changed of `paths` since the row was read. */
export const typedIn = (fields: FormState, paths: readonly string[]): Typed =>
  paths.flatMap((path) => {
    const field = fields[path]
    return field && isUnlike(field.value, field.initialValue) ? [{ path, value: field.value }] : []
  })

/** What of it the newest row does not say already. */
export const stillTyped = (typed: Typed, newest: FormState): Typed =>
  typed.filter(({ path, value }) => newest[path] && isUnlike(newest[path].value, value))
