import { DateTime } from 'luxon'
import { phrase, t } from '@/lib/words'

const STEPS = [
  ['years', phrase('{count} year ago'), phrase('{count} years ago')],
  ['months', phrase('{count} month ago'), phrase('{count} months ago')],
  ['weeks', phrase('{count} week ago'), phrase('{count} weeks ago')],
  ['days', phrase('{count} day ago'), phrase('{count} days ago')],
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
    STEPS.map(([unit]) => unit),
  )
  for (const [unit, one, many] of STEPS) {
    const count = Math.floor(passed.get(unit))
    if (count > 0) return t(count === 1 ? one : many, { count })
  }
  return t('today')
}
