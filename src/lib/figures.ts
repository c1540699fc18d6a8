/** Figures and days, which are written alike in all our countries; what differs stands in a country's row. */
export const LOCALE = 'en-AU'

/** 34990 gives `34,990`. */
export const grouped = (value: number | bigint): string => value.toLocaleString(LOCALE)
