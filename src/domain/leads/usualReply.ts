import { openMinutes, type Clock } from '@/domain/hours/openMinutes'

export interface Answered {
  createdAt: Date
  responded_at: Date
}

/** Fewer answers do not predict the next one. */
const FEWEST = 20
/** This share of shoppers had their answer by then. A median would be too short for half of them. */
const SHARE = 0.75
const ROUND_TO = 5

/** Minutes of opening hours within which most leads were answered, rounded up; null for fewer than 20 answers. */
export function usualReplyMinutes(answered: readonly Answered[], clock: Clock): number | null {
  if (answered.length < FEWEST) return null
  const minutes = answered
    .map(({ createdAt, responded_at }) => openMinutes(clock, createdAt, responded_at))
    .sort((a, b) => a - b)
  const usual = minutes[Math.ceil(minutes.length * SHARE) - 1] ?? 0
  return Math.max(ROUND_TO, Math.ceil(usual / ROUND_TO) * ROUND_TO)
}

const HOUR = 60
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** `45 minutes`, `2 hours`; above an hour and a half in hours, rounded up. */
export const replySpan = (minutes: number): string =>
  minutes <= 1.5 * HOUR ? counted(minutes, 'minute') : counted(Math.ceil(minutes / HOUR), 'hour')
