/** One spelling per value, and nothing instead of an empty one: engines count `White` and `WHITE` as two. */
type Absent = null | undefined

/** Trimmed, with single spaces; nothing for an empty text. */
export const text = (value: string | Absent) =>
  value?.normalize('NFC').replace(/\s+/g, ' ').trim() || undefined

export const number = (value: number | Absent) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** Zero means "not stated" in feeds: a car never costs nothing. */
export const amount = (value: number | Absent) => ((number(value) ?? 0) > 0 ? number(value) : undefined)

/** Timestamps above this are milliseconds: as seconds they would lie beyond the year 5000. */
const MILLISECONDS = 1e11
export const seconds = (value: number | Absent) => {
  const time = amount(value)
  return time && Math.floor(time > MILLISECONDS ? time / 1000 : time)
}

export const list = (values: readonly string[] | Absent) => {
  const kept = new Map<string, string>()
  for (const value of values ?? []) {
    const clean = text(value)
    const key = clean?.toLowerCase()
    if (clean && key && !kept.has(key)) kept.set(key, clean)
  }
  return kept.size ? [...kept.values()] : undefined
}

/** WHITE and white become White; mixed case (BMW, i30, MU-X) is the maker's own spelling and stays. */
export const titled = (value: string | Absent) => {
  const clean = text(value)
  if (!clean || (clean !== clean.toUpperCase() && clean !== clean.toLowerCase())) return clean
  return clean.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
}

/** Short values that no vocabulary has are abbreviations (CNG). */
export const category = (value: string | Absent) => {
  const clean = text(value)
  return clean && clean.length <= 3 ? clean.toUpperCase() : titled(clean)
}

/** Comments are shown in sections separated by `|`; the bar is not a word. */
export const prose = (value: string | Absent) => text(value?.replaceAll('|', ' '))
