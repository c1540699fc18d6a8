import type { PlanAct } from './plan.rules'

export interface PlanFacts {
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
