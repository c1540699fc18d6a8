import { carSchema, type Facts } from './schema'

const isFact = (name: string): name is keyof Facts =>
  name !== 'source_version' && Object.hasOwn(carSchema.shape, name)

/** The fields of a car that a feed owns, in the schema's order. */
export const FACT_FIELDS: readonly (keyof Facts)[] = Object.keys(carSchema.shape).filter(isFact)

/** Those of them that the row has a column for; everything else on a row is the platform's. */
export function pickFacts(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(FACT_FIELDS.map((field) => [field, row[field] ?? null]))
}
