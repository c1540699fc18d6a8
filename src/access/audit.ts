/** One row for each thing that staff change: who, for which dealer, what, and how it differs. */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { idOf, idsOf, recordOf } from './ids'
import { staffOf } from './staff'

type Doc = Record<string, unknown>
const LONGEST = 2000
// Never written down: credentials, and what changes with every save.
const SKIPPED = new Set(['id', 'updatedAt', 'createdAt', 'updated_at', 'rev', 'hash', 'salt', 'password', 'sessions', 'resetPasswordToken', 'resetPasswordExpiration', 'loginAttempts', 'lockUntil', 'code_hash'])

const short = (value: unknown): unknown => {
  const json = JSON.stringify(value) ?? 'null'
  return json.length > LONGEST ? `(${json.length} characters)` : (value ?? null)
}

/** Changed fields as `{field: {from, to}}`; long values only by their length. */
export function diffOf(before: Doc, after: Doc): Record<string, { from: unknown; to: unknown }> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !SKIPPED.has(name))
  const changed = names.filter((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
  return Object.fromEntries(changed.map((name) => [name, { from: short(before[name]), to: short(after[name]) }]))
}

async function note(req: PayloadRequest, collection: SanitizedCollectionConfig, verb: string, before: Doc, after: Doc): Promise<void> {
  const staff = staffOf(req.user)
  if (!staff) return
  const doc = Object.keys(after).length ? after : before
  const title: unknown = doc[collection.admin.useAsTitle ?? 'id']
  await req.payload.create({
    collection: 'audit-log',
    depth: 0,
    overrideAccess: true,
    // Its own request: the row must not take the upload or the locale of the save that it tells of.
    req: { context: {}, transactionID: req.transactionID },
    data: {
      tenant: collection.slug === 'tenants' ? idOf(doc) : (idOf(doc.tenant) ?? idsOf(doc.tenants)[0] ?? null),
      who: req.user?.email ?? staff.id,
      user_id: staff.id,
      via: 'admin',
      what: `${verb} ${collection.slug}`,
      entity: collection.slug,
      doc_id: idOf(doc),
      doc_title: typeof title === 'string' ? title.slice(0, 300) : null,
      diff: diffOf(before, after),
    },
  })
}

export const auditChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, operation, req }) => {
  await note(req, collection, operation, operation === 'create' ? {} : recordOf(previousDoc), recordOf(doc))
  return doc
}
export const auditDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await note(req, collection, 'delete', recordOf(doc), {})
}
