import { DateTime } from 'luxon'

/** How long a lead has waited, in words; `late` after two hours, `soon` after one. */
export function waiting(at: string, now: Date): { text: string; tone: 'late' | 'soon' | 'ok' } {
  const minutes = Math.max(0, Math.floor(DateTime.fromJSDate(now).diff(DateTime.fromISO(at), 'minutes').minutes))
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor(minutes / 60)
  const text = days > 0 ? `${days} ${days === 1 ? 'day' : 'days'}` : hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
  return { text, tone: minutes >= 120 ? 'late' : minutes >= 60 ? 'soon' : 'ok' }
}
