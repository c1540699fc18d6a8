import type { PlanAct } from './plan'

export interface PlanFacts {
  act: PlanAct
  /** When shoppers' row was last written, as it was found when the work began; null at the first try. */
  rowBefore: string | null
  row: { updatedAt: string; isPublished: boolean }
  newest: { updatedAt: string; isPublished: boolean }
}

/**
 * Whether the plan still has to change anything. After a crash the row tells: once it was written since the work began,
 * by the plan or by a person, the plan is over. A publishing that was cut off after the row leaves its own draft behind
 * as the newest version, older than the row: that one is published again, word for word the same.
 */
export function stillOwed({ act, rowBefore, row, newest }: PlanFacts): boolean {
  const isCutOff = row.isPublished && !newest.isPublished && newest.updatedAt < row.updatedAt
  if (rowBefore !== null && row.updatedAt !== rowBefore) return act === 'publish' && isCutOff
  return act === 'publish' ? !row.isPublished || !newest.isPublished : row.isPublished
}
