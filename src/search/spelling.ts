import { titleCase } from '@/lib/text'

/** One spelling per value: engines count `White` and `WHITE` as two. Empty becomes undefined. */
type Absent = null | undefined

export const text = (value: string | Absent) =>
  value?.normalize('NFC').replace(/\s+/g, ' ').trim() || undefined

export const number = (value: number | Absent) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** Zero means "not stated" in feeds. */
export const amount = (value: number | Absent) => ((number(value) ?? 0) > 0 ? number(value) : undefined)

/** Larger timestamps are milliseconds: as seconds they would be after the year 5000. */
const MILLISECONDS = 1e11
export const seconds = (value: number | Absent) => {
  const time = amount(value)
  return time && Math.floor(time > MILLISECONDS ? time / 1000 : time)
}

export const list = (values: readonly string[] | Absent) => {
  const stored = new Map<string, string>()
  for (const value of values ?? []) {
    const clean = text(value)
    const key = clean?.toLowerCase()
    if (clean && key && !stored.has(key)) stored.set(key, clean)
  }
  return stored.size ? [...stored.values()] : undefined
}

/** WHITE and white become White; mixed case (BMW, i30, MU-X) is the maker's spelling and stays. */
export const titled = (value: string | Absent) => {
  const clean = text(value)
  if (!clean || (clean !== clean.toUpperCase() && clean !== clean.toLowerCase())) return clean
  return titleCase(clean)
}

/** Short values outside the vocabulary are abbreviations (CNG). */
export const category = (value: string | Absent) => {
  const clean = text(value)
  return clean && clean.length <= 3 ? clean.toUpperCase() : titled(clean)
}

/** `|` separates sections of the comments; it is not a word. */
export const prose = (value: string | Absent) => text(value?.replaceAll('|', ' '))
