import type { Payload, TypedUser } from 'payload'
import { mayReadHistory } from '@/access/history'
import { ownRows } from '@/admin/ownRows'
import type { HistoryEntry } from '@/admin/history/entry'
import { linesOf, type HistoryLine } from '@/admin/history/lines'
import { readCarEntries } from '@/admin/history/readHistory'
import { changesSchema, type CarChange } from '@/core/car/carChanges'
import type { CarHistory as Stored } from '@/payload-types'

const MAX_CHANGES = 5000
export const LINES = 100

const entryOf = ({ id, tenant, car_id, at, who, via, changes }: Stored): HistoryEntry => ({
  ...{ id, tenant, who, via, diff: changesSchema.parse(changes), createdAt: new Date(at).toISOString() },
  ...{ what: 'update cars', entity: 'cars', doc_id: car_id, doc_title: null, user_id: null },
})

/** What a feed changed besides is for putting the car back. */
const isTold = ({ changes }: Stored): boolean => Object.keys(changesSchema.parse(changes)).length > 0

export interface CarHistory {
  lines: HistoryLine[]
  total: number
  kept: CarChange[]
}

/** As far as the reader may see it. For readers of the general history, saves by staff come from there: it says more. */
export async function readCarHistory(payload: Payload, user: TypedUser, id: string): Promise<CarHistory> {
  const readsAll = mayReadHistory(user)
  const isOwn = ({ via }: Stored) => !readsAll || via !== 'admin'
  const [stored, byStaff] = await Promise.all([
    ownRows(
      { payload, user },
      'car-history',
      { car_id: { equals: id } },
      { limit: MAX_CHANGES, sort: '-at' },
    ),
    readsAll ? readCarEntries(payload, user, id) : { docs: [], totalDocs: 0 },
  ])
  const entries = [...stored.filter((row) => isOwn(row) && isTold(row)).map(entryOf), ...byStaff.docs].sort(
    (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt),
  )
  return {
    lines: await linesOf(payload, user, entries.slice(0, LINES)),
    total: entries.length - byStaff.docs.length + byStaff.totalDocs,
    kept: stored.map(({ at, changes }) => ({ at, changes: changesSchema.parse(changes) })),
  }
}
