import { ownRows, type Reading } from '@/admin/ownRows'
import type { FigureKind } from '@/core/dealer/figures/kinds'
import type { Share } from '@/features/reports/reports.rules'

const MOST_COUNTED = { limit: 20_000, sort: '-count' }

export async function figuresOn(
  reading: Reading,
  tenant: string,
  kind: FigureKind,
  days: readonly string[],
): Promise<Share[]> {
  const rows = await ownRows(
    reading,
    'site-figures',
    { and: [{ tenant: { equals: tenant } }, { kind: { equals: kind } }, { day: { in: [...days] } }] },
    MOST_COUNTED,
  )
  const counts = new Map<string, number>()
  for (const { name, count } of rows) counts.set(name, (counts.get(name) ?? 0) + count)
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count)
}

export const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, { count }) => sum + count, 0)
