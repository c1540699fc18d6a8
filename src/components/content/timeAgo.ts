import { DateTime } from 'luxon'

const STEPS = [
  ['year', 'years'],
  ['month', 'months'],
  ['week', 'weeks'],
  ['day', 'days'],
] as const

const readDay = (text: string): DateTime => {
  const written = DateTime.fromFormat(text, 'dd/MM/yyyy', { zone: 'utc' })
  return written.isValid ? written : DateTime.fromISO(text, { zone: 'utc' })
}

/** A day (`dd/mm/yyyy` or ISO) in words: `3 weeks ago`, `today`. Other text is returned unchanged. */
export const timeAgo = (text: string, now: Date): string => {
  const day = readDay(text)
  if (!day.isValid) return text
  const passed = DateTime.fromJSDate(now, { zone: 'utc' }).diff(
    day,
    STEPS.map(([, many]) => many),
  )
  for (const [one, many] of STEPS) {
    const count = Math.floor(passed.get(many))
    if (count > 0) return `${count} ${count === 1 ? one : many} ago`
  }
  return 'today'
}
