/** Null for a figure that does not exist yet, which is stored as null or 0. */
export const figureOf = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 ? value : null

/** Our own moments are epoch milliseconds, Payload's are texts. */
export const momentOf = (value: unknown): number | string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : figureOf(value)
