/** Changes of many at once of the last day, of the reader's own dealers. */
import type { Payload, PayloadRequest, TypedUser, Where } from 'payload'
import { idOf } from '@/access/ids'
import { everyRole, inOwnTenants, ofShown } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import type { BulkChange } from '@/payload-types'
import { undoableSince } from '@/core/dealer/config/retention'

export interface ShownBatch {
  batch: string
  /** `Price changed`; several where its rows differ. */
  what: string
  count: number
  who: string
  when: string
  isUndo: boolean
  /** Of its rows: how many an undo put back. */
  undone: number
}

const ALL = { depth: 0, pagination: false, overrideAccess: true } as const
/** As many batches as a list names. */
const MOST_SHOWN = 5

function ownRows(user: unknown, where: Where): Where | null {
  const own = inOwnTenants(staffOf(user), everyRole)
  const recent: Where = { at: { greater_than: undoableSince(Date.now()) } }
  return own === false ? null : { and: [where, recent, ...(own === true ? [] : [own])] }
}

/** In the order of their change; none for a batch of another dealer. */
export async function rowsOfBatch({ payload, user }: PayloadRequest, batch: string): Promise<BulkChange[]> {
  const where = ownRows(user, { batch: { equals: batch } })
  if (!where) return []
  return (await payload.find({ collection: 'bulk-changes', where, sort: 'id', ...ALL })).docs
}

/** Newest first. */
export async function readBatches(payload: Payload, user: TypedUser, entity: string): Promise<ShownBatch[]> {
  const own = ownRows(user, { entity: { equals: entity } })
  const shown = own && ofShown(own, staffOf(user))
  if (!shown || typeof shown === 'boolean') return []
  const select = {
    doc_id: true,
    batch: true,
    undoes: true,
    at: true,
    user_id: true,
    who: true,
    what: true,
    tenant: true,
  } as const
  const { docs } = await payload.find({
    collection: 'bulk-changes',
    where: shown,
    sort: '-at',
    select,
    ...ALL,
  })
  const newest = [...new Set(docs.map(({ batch }) => batch))].slice(0, MOST_SHOWN)
  const ids = [...new Set(docs.map(({ user_id }) => user_id))]
  const people = await payload.find({
    ...{ collection: 'users', where: { id: { in: ids } }, select: { name: true }, ...ALL },
  })
  return Promise.all(
    newest.map(async (batch) => {
      const rows = docs.filter((row) => row.batch === batch)
      const [first] = rows
      const zone = await dealerZone(payload, idOf(first?.tenant) ?? '')
      return {
        ...{ batch, count: rows.length, what: [...new Set(rows.map(({ what }) => what))].join('; ') },
        who: people.docs.find(({ id }) => id === first?.user_id)?.name ?? first?.who ?? '',
        when: staffMoment(first?.at ?? 0, zone),
        isUndo: Boolean(first?.undoes),
        undone: new Set(docs.flatMap(({ undoes, doc_id }) => (undoes === batch ? [doc_id] : []))).size,
      }
    }),
  )
}
