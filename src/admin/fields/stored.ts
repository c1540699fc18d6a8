/** Null for a figure that does not exist yet, which is stored as null or 0. */
const figureOf = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null)

/** A stored figure in words; `none` where there is no figure. */
export const figureText = (value: unknown, words: (figure: number) => string, none: string): string => {
  const figure = figureOf(value)
  return figure === null ? none : words(figure)
}

/** Our own moments are epoch milliseconds, Payload's are texts. */
export const momentOf = (value: unknown): number | string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : figureOf(value)
