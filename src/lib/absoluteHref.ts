/** The whole address of a stored one; undefined for what is none, such as `http://`. */
export const absoluteHref = (stored: string, origin: string): string | undefined =>
  URL.canParse(stored, origin) ? new URL(stored, origin).href : undefined
