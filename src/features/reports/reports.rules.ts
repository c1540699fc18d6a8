import { plural } from '@/core/money/format'
import { grouped } from '@/lib/figures'

/** The middle value, or the mean of the two middle ones; null for none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [upper, lower] = [sorted[middle], sorted[sorted.length % 2 ? middle : middle - 1]]
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2
}

export interface Share {
  name: string
  count: number
}

/** How often each name occurs, the most frequent first, equal ones from A to Z. Empty names are left out. */
export function tally(names: readonly (string | null | undefined)[]): Share[] {
  const counts = new Map<string, number>()
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

/** How a lead was answered; `minutes` in opening hours, null while nobody has. */
export interface Reply {
  minutes: number | null
  inTime: boolean
}

/** Minutes: a reply belongs to the first step that is not shorter. */
const STEPS = [15, 30, 60, 120, 240] as const

export const stepWord = (index: number): string => {
  const [to, from] = [STEPS[index], STEPS[index - 1]]
  if (to === undefined) return `Over ${span(from ?? 0)}`
  return from === undefined ? `Up to ${span(to)}` : `To ${span(to)}`
}

export const span = (minutes: number): string =>
  minutes < 60
    ? `${Math.round(minutes)} min`
    : `${Math.floor(minutes / 60)} h${Math.round(minutes % 60) ? ` ${Math.round(minutes % 60)} min` : ''}`

interface Replies {
  usual: number | null
  /** Share of the leads that were answered or are overdue; null for none. */
  inTime: number | null
  answered: number
  /** Counts by step, the last for everything longer. */
  steps: number[]
}

export function repliesOf(replies: readonly Reply[]): Replies {
  const answered = replies.flatMap(({ minutes }) => minutes ?? [])
  const steps = Array.from({ length: STEPS.length + 1 }, () => 0)
  for (const minutes of answered) {
    const found = STEPS.findIndex((step) => minutes <= step)
    const at = found < 0 ? STEPS.length : found
    steps[at] = (steps[at] ?? 0) + 1
  }
  const good = replies.filter(({ inTime }) => inTime).length
  return {
    usual: median(answered),
    inTime: replies.length ? good / replies.length : null,
    answered: answered.length,
    steps,
  }
}

/** Below one in tenths: a few of many are not none. */
export const percent = (share: number): string => {
  const ofHundred = share * 100
  return ofHundred > 0 && ofHundred < 0.95
    ? `${Math.max(0.1, ofHundred).toFixed(1)} %`
    : `${Math.round(ofHundred)} %`
}

/** `11 more than the week before`; `than` names the time before. */
export const besides = (now: number, before: number, than: string): string => {
  if (now === before) return now ? `As many as ${than}` : `None ${than} either`
  const apart = grouped(Math.abs(now - before))
  return `${apart} ${now > before ? 'more' : 'fewer'} than ${than}`
}

/** A share says nothing when leads came from elsewhere than the counted pages. */
export const leadsBesideViews = (leads: number, views: number): string =>
  leads > views ? `${plural(leads, 'lead')} about a car` : `${percent(leads / views)} became a lead`

export const besidesTime = (now: number | null, before: number | null, than: string): string => {
  if (now === null) return 'No lead has been answered'
  if (before === null) return `None was answered ${than}`
  const apart = Math.round(Math.abs(now - before))
  return apart === 0
    ? `As fast as ${than}`
    : `${plural(apart, 'minute')} ${now < before ? 'faster' : 'slower'} than ${than}`
}

export interface DayFigure {
  day: string
  name: string
  count: number
}
interface PageTime {
  day: string
  page: string
  made: number
  /** Mean milliseconds for one page. */
  mean: number
  slow: number
}

/** By day, each day's slowest type first. */
export function pageTimes(
  made: readonly DayFigure[],
  ms: readonly DayFigure[],
  slow: readonly DayFigure[],
): PageTime[] {
  const of = (figures: readonly DayFigure[], { day, name }: DayFigure): number =>
    figures.filter((one) => one.day === day && one.name === name).reduce((sum, { count }) => sum + count, 0)
  return made
    .filter(({ count }) => count > 0)
    .map((one) => ({
      day: one.day,
      page: one.name,
      made: one.count,
      mean: Math.round(of(ms, one) / one.count),
      slow: of(slow, one),
    }))
    .sort((one, other) => one.day.localeCompare(other.day) || other.mean - one.mean)
}

const PAGES = new Map([
  ['home', 'Front page'],
  ['list', 'List of cars'],
  ['car', 'Car'],
])
export const pageWord = (page: string): string => PAGES.get(page) ?? 'Other pages'
