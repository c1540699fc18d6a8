import { carSchema } from '../../stock/schema'

/** Facts that a feed sends: what staff change of these must win over the next message. */
export const owned: readonly string[] = Object.keys(carSchema.shape).filter(
  (name) => name !== 'source_version',
)

type Row = Record<string, unknown>
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The overrides after a save: each owned field whose value differs from before is now the staff's. */
export function overridesAfter(overrides: Row, before: Row, after: Row, fields: readonly string[]): Row {
  const changed = fields.filter((name) => after[name] !== undefined && !same(before[name], after[name]))
  return { ...overrides, ...Object.fromEntries(changed.map((name) => [name, after[name]])) }
}
