import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { siteWasChanged } from '@/access/liveRow'
import { siteChanged } from '@/cache/invalidate'
import { findHosts } from './directory'

/** Set in `context` by bulk writers, which invalidate once at their end. */
export const QUIET = 'quiet'

async function refresh(req: PayloadRequest, ...docs: unknown[]): Promise<void> {
  if (req.context[QUIET]) return
  const tenants = new Set(docs.flatMap((doc) => idOf(recordOf(doc).tenant) ?? []))
  for (const tenant of tenants) await siteChanged(await findHosts(req.payload, tenant))
}

/** Saving a draft changes no page; publishing, taking off, the trash and plain saves do. */
export const refreshSite: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (req.context[QUIET]) return doc
  if (await siteWasChanged(req, collection, doc)) await refresh(req, doc, previousDoc)
  return doc
}

export const refreshSiteAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => refresh(req, doc)

export const shownOnSite = { afterChange: [refreshSite], afterDelete: [refreshSiteAfterDelete] }
