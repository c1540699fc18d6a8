import type { CollectionAfterChangeHook } from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { carsChanged } from '@/cache/invalidateTenant'
import { notify } from '@/jobs/notify'
import { findHosts } from '@/core/dealer/rows/directory'
import { QUIET } from '@/core/dealer/rows/refreshSite'

/** The outbox refreshes the same pages again once the index is up to date. */
export const refreshCar: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const tenant = idOf(recordOf(doc).tenant)
  if (!tenant || req.context[QUIET]) return doc
  notify('searchLoop')
  const slugs = [doc, previousDoc].flatMap((row: unknown) => {
    const { slug } = recordOf(row)
    return typeof slug === 'string' ? [slug] : []
  })
  await carsChanged(await findHosts(req.payload, tenant), [...new Set(slugs)])
  return doc
}
