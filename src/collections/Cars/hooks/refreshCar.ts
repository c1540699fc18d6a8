import type { CollectionAfterChangeHook } from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { carsChanged } from '@/cache/invalidateTenant'
import { notifySearchSync } from '@/jobs/notify'
import { findHosts } from '@/tenancy/directory'
import { QUIET } from '@/collections/hooks/refreshSite'

/** The car's page, under its old address too, and the lists; the outbox does so again once the index has followed. */
export const refreshCar: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const tenant = idOf(recordOf(doc).tenant)
  if (!tenant || req.context[QUIET]) return doc
  notifySearchSync()
  const slugs = [doc, previousDoc].flatMap((row: unknown) => {
    const { slug } = recordOf(row)
    return typeof slug === 'string' ? [slug] : []
  })
  await carsChanged(await findHosts(req.payload, tenant), [...new Set(slugs)])
  return doc
}
