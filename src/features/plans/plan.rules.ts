import { zoneWords, momentText } from '@/core/place/moments'
import { formatLongDate } from '@/lib/dates'

export const PLAN_ACTS = ['publish', 'unpublish'] as const
export type PlanAct = (typeof PLAN_ACTS)[number]

export const PLANNED = ['pages', 'posts'] as const
export type Planned = (typeof PLANNED)[number]

const VERBS: Record<PlanAct, string> = { publish: 'Publishes', unpublish: 'Unpublishes' }

/** `Publishes Tue 1 Dec, 8:00 am, Brisbane time`. `at` in epoch ms. */
export const planWords = (act: PlanAct, at: number, zone: string): string =>
  `${VERBS[act]} ${momentText(new Date(at), zone)}, ${zoneWords(zone)}`

export const DONE_WORDS: Record<PlanAct, string> = {
  publish: 'was published as scheduled',
  unpublish: 'was unpublished as scheduled',
}

/** A hint for a post whose own date lies ahead; empty when it does not. `today` by the dealer's clock, yyyy-mm-dd. */
export function ownDateWords(date: unknown, today: string): string {
  const day = typeof date === 'string' ? date.slice(0, 10) : ''
  if (day <= today) return ''
  return `Its own date is ${formatLongDate(day)}. Shoppers see it from that day on, even if it goes live before.`
}

interface PlanRequest {
  act: PlanAct
  at: number
  /** When the other act is planned; null if it is not. Epoch ms. */
  other: number | null
  isPublished: boolean
}

/** Why this plan cannot be combined with what is planned or shown; null when it can. */
export function planFault({ act, at, other, isPublished }: PlanRequest): string | null {
  if (other === at)
    return 'It cannot be published and unpublished at the same time. Choose another time for one.'
  const [live, off] = act === 'publish' ? [at, other] : [other, at]
  if (isPublished) return null
  if (live === null) return 'It is not on the website. Plan first when it goes live.'
  return off !== null && off < live
    ? 'It would be unpublished before it is published. Choose a later time.'
    : null
}

interface PlanFacts {
  act: PlanAct
  /** When shoppers' row was last written before the work began; null at the first try. */
  rowBefore: string | null
  row: { updatedAt: string; isPublished: boolean }
  newest: { updatedAt: string; isPublished: boolean }
}

/**
 * Whether the plan still has to change anything. After a crash the row decides: if it was written since the work began,
 * by the plan or by a person, the plan is done. A publishing that stopped after writing the row leaves its own draft as
 * the newest version, older than the row: that draft is published again, unchanged.
 */
export function stillOwed({ act, rowBefore, row, newest }: PlanFacts): boolean {
  const isCutOff = row.isPublished && !newest.isPublished && newest.updatedAt < row.updatedAt
  if (rowBefore !== null && row.updatedAt !== rowBefore) return act === 'publish' && isCutOff
  return act === 'publish' ? !row.isPublished || !newest.isPublished : row.isPublished
}
