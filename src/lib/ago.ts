import { t } from './words'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Age of `at` in words, such as `4 min ago`; null from one day on. Both times in epoch seconds. */
export const agoText = (at: number, now: number): string | null => {
  const age = Math.max(0, now - at)
  if (age < MINUTE) return t('just now')
  if (age < HOUR) return t('{minutes} min ago', { minutes: Math.floor(age / MINUTE) })
  return age < DAY ? t('{hours} h ago', { hours: Math.floor(age / HOUR) }) : null
}
