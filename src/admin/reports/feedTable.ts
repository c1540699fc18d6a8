import { reasonWords } from '@/admin/stock/faultWords'
import { ownRows, type Reading } from '@/admin/ownRows'
import { staffMoment } from '@/admin/staffMoment'
import type { Period } from '@/features/reports/period.rules'
import { summaryOf } from '@/features/stock/feedSummary'
import type { ReportTable } from './table'

const NEWEST = { limit: 20_000, sort: '-createdAt' }
const CAME = ['committed', 'held', 'released', 'rejected', 'superseded']

export interface Run {
  dealership_id: string
  createdAt: string
  held_reason?: string | null
  summary?: Record<string, unknown> | null
}

/** The most frequent reason of several feeds, by the number of refused cars. */
function firstReason(runs: readonly Run[]): string {
  const counts = new Map<string, number>()
  for (const { summary } of runs)
    for (const [reason, cars] of Object.entries(summaryOf({ summary: summary ?? null }).reasons))
      counts.set(reason, (counts.get(reason) ?? 0) + cars)
  const [first] = [...counts].sort((a, b) => b[1] - a[1])
  return first ? reasonWords(first[0]) : 'None'
}

/** `runs`: newest first. If one dealership had a feed, those without are listed too. */
export const feedTable = (
  dealerships: readonly { id: string; name: string }[],
  runs: readonly Run[],
  zone: string,
): ReportTable => ({
  key: 'feeds',
  title: 'Stock feeds',
  note: 'Whole feeds of each dealership. A held one waited for a person; a refused car was not taken as it was sent.',
  head: ['Dealership', 'Last run', 'Runs', 'Held', 'Refused cars', 'Most frequent reason'],
  words: [5],
  rows: runs.length
    ? dealerships.map(({ id, name }) => {
        const own = runs.filter(({ dealership_id }) => dealership_id === id)
        const refused = own.reduce((sum, run) => sum + summaryOf({ summary: run.summary ?? null }).refused, 0)
        return [
          name,
          own[0] ? staffMoment(own[0].createdAt, zone) : 'None',
          own.length,
          own.filter(({ held_reason }) => held_reason).length,
          refused,
          firstReason(own),
        ]
      })
    : [],
  none: 'No stock feed came in this time.',
})

export async function readFeedTable(
  reading: Reading,
  tenant: string,
  { from, to }: Period,
  zone: string,
): Promise<ReportTable> {
  const own = { tenant: { equals: tenant } }
  const createdAt = {
    greater_than_equal: new Date(from).toISOString(),
    less_than: new Date(to).toISOString(),
  }
  const [dealerships, runs] = await Promise.all([
    ownRows(reading, 'dealerships', own, { limit: 500, sort: 'name' }),
    ownRows(reading, 'stock-feeds', { and: [own, { createdAt }, { state: { in: CAME } }] }, NEWEST),
  ])
  return feedTable(dealerships, runs, zone)
}
