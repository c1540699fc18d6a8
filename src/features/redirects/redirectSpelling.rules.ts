import { redirectFrom } from '@/core/dealer/links/redirects'

interface Stored {
  tenant: string
  from: string
  /** An ISO date. */
  created: string
}

interface Respelt<Row> {
  /** Of those that become equal, all but the newest. */
  dropped: Row[]
  kept: { row: Row; from: string }[]
}

/** What becomes of redirects that were stored as they were typed: each start in its one spelling. */
export function respelt<Row extends Stored>(rows: readonly Row[]): Respelt<Row> {
  const newest = new Map<string, Row>()
  const dropped: Row[] = []
  for (const row of rows.toSorted((a, b) => b.created.localeCompare(a.created))) {
    const key = `${row.tenant} ${redirectFrom(row.from)}`
    if (newest.has(key)) dropped.push(row)
    else newest.set(key, row)
  }
  const kept = [...newest.values()]
    .map((row) => ({ row, from: redirectFrom(row.from) }))
    .filter(({ row, from }) => row.from !== from)
  return { dropped, kept }
}
