import { LRUCache } from 'lru-cache'
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

const passedUnits = (text: string, today: string): number[] | null => {
  const day = readDay(text)
  if (!day.isValid) return null
  const passed = DateTime.fromISO(today, { zone: 'utc' }).diff(
    day,
    STEPS.map(([unit]) => unit),
  )
  return STEPS.map(([unit]) => Math.floor(passed.get(unit)))
}

// A row of reviews asks for the same few days at each rendering, and parsing a day is slow.
const counts = new LRUCache<string, { units: number[] | null }>({
  max: 2000,
  memoMethod: (key) => {
    const [today = '', ...text] = key.split(' ')
    return { units: passedUnits(text.join(' '), today) }
  },
})

/** A day (`dd/mm/yyyy` or ISO) in words: `3 weeks ago`, `today`. Other text is returned unchanged. */
export const timeAgo = (text: string, now: Date): string => {
  const { units } = counts.memo(`${now.toISOString().slice(0, 10)} ${text}`)
  if (!units) return text
  for (const [index, [, one, many]] of STEPS.entries()) {
    const count = units[index] ?? 0
    if (count > 0) return t(count === 1 ? one : many, { count })
  }
  return t('today')
}
