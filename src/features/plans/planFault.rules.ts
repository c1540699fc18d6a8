import type { PlanAct } from './plan.rules'

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
