import type { CollectionAfterChangeHook } from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { staffOf } from '@/access/staff'
import { changesBetween } from '@/core/car/carChanges'

export const keepChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const staff = staffOf(req.user)
  const [after, tenant] = [recordOf(doc), idOf(recordOf(doc).tenant)]
  if (!staff || !tenant || operation === 'create') return doc
  const changes = changesBetween(recordOf(previousDoc), after)
  if (Object.keys(changes).length === 0) return doc
  await req.payload.create({
    collection: 'car-history',
    depth: 0,
    overrideAccess: true,
    // A separate request: the entry must not inherit the upload or locale of the save.
    req: { context: {}, transactionID: req.transactionID },
    data: {
      ...{ tenant, car_id: String(after.id), at: Date.now(), changes },
      ...{ who: req.user?.email ?? staff.id, via: 'admin' },
    },
  })
  return doc
}
