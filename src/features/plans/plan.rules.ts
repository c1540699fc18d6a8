import { zoneWords, momentText } from '@/core/place/moments'

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
