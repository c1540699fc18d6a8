import { plural } from '@/core/money/format'
import { median } from './median.rules'

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

export interface Replies {
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

export const percent = (share: number): string => `${Math.round(share * 100)} %`

/** `11 more than the week before`; `than` names the time before. */
export const besides = (now: number, before: number, than: string): string => {
  if (now === before) return now ? `As many as ${than}` : `None ${than} either`
  const apart = Math.abs(now - before).toLocaleString('en-AU')
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
