import { civilAt, daysBetween } from '@/core/dealer/country/civil'
import { dayWindow, hasBegun, isOver } from '@/core/place/hours/dayWindow'
import { plural } from '@/core/money/format'

/** Days as the admin's day picker or the definitions write them. */
interface Run {
  first?: string | null
  last?: string | null
}

export interface RowState {
  words: 'Live' | 'Scheduled' | 'Ended' | 'Draft'
  tone: '' | 'is-good' | 'is-warn'
  /** How long it has, or what else is true. */
  note: string
}

const SOON = 7
const DRAFT = { words: 'Draft', tone: '' } as const
const inDays = (days: number): string => (days === 1 ? 'tomorrow' : `in ${plural(days, 'day')}`)
const leftWords = (days: number): string =>
  days === 0 ? 'Last day today' : days === 1 ? 'Ends tomorrow' : `${plural(days, 'day')} left`

/** What of a row is on the website, by the dealer's clock. `changed` is a draft over what is published. */
export function rowState(status: unknown, { first, last }: Run, zone: string, now: Date): RowState {
  if (status !== 'published')
    return { ...DRAFT, note: status === 'changed' ? 'Earlier version published' : '' }
  const run = dayWindow(first, last, zone)
  const today = civilAt(now, zone).date
  if (isOver(run, now.getTime())) {
    const days = daysBetween(run.last_day ?? today, today)
    return { words: 'Ended', tone: '', note: days === 1 ? 'Yesterday' : `${plural(days, 'day')} ago` }
  }
  if (!hasBegun(run, now.getTime())) {
    const begins = civilAt(new Date(run.from ?? now), zone).date
    return { words: 'Scheduled', tone: 'is-warn', note: `Starts ${inDays(daysBetween(today, begins))}` }
  }
  if (!run.last_day) return { words: 'Live', tone: 'is-good', note: '' }
  const left = daysBetween(today, run.last_day)
  return { words: 'Live', tone: left < SOON ? 'is-warn' : 'is-good', note: leftWords(left) }
}
