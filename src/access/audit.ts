import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { neverField } from './fields'
import { idOf, idsOf, recordOf } from './ids'
import { staffOf } from './staff'

type Doc = Record<string, unknown>
const LONGEST = 2000
// Never logged: credentials, and fields that change with every save.
const SKIPPED = new Set([
  'id',
  'updatedAt',
  'createdAt',
  'updated_at',
  'rev',
  'hash',
  'salt',
  'password',
  'sessions',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'loginAttempts',
  'lockUntil',
  'code_hash',
  'secret',
  'secret_before',
  'secret_before_until',
])

const short = (value: unknown): unknown => {
  const json = JSON.stringify(value) ?? 'null'
  return json.length > LONGEST ? `(${json.length} characters)` : (value ?? null)
}

/** What no staff may read is not told by the log either. */
const secretsOf = ({ flattenedFields }: SanitizedCollectionConfig): string[] =>
  flattenedFields.flatMap((field) =>
    'access' in field && field.access?.read === neverField ? [field.name] : [],
  )

export function diffOf(
  before: Doc,
  after: Doc,
  secrets: readonly string[] = [],
): Record<string, { from: unknown; to: unknown }> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !SKIPPED.has(name) && !secrets.includes(name),
  )
  const changed = names.filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  )
  return Object.fromEntries(
    changed.map((name) => [name, { from: short(before[name]), to: short(after[name]) }]),
  )
}

interface AuditedAction {
  what: string
  collection: SanitizedCollectionConfig
  doc: Doc
  diff: Record<string, unknown>
}

async function record(req: PayloadRequest, { what, collection, doc, diff }: AuditedAction): Promise<void> {
  const staff = staffOf(req.user)
  if (!staff) return
  const title: unknown = doc[collection.admin.useAsTitle ?? 'id']
  await req.payload.create({
    collection: 'audit-log',
    depth: 0,
    overrideAccess: true,
    // A separate request: the audit row must not inherit the upload or locale of the save.
    req: { context: {}, transactionID: req.transactionID },
    data: {
      tenant: collection.slug === 'tenants' ? idOf(doc) : (idOf(doc.tenant) ?? idsOf(doc.tenants)[0] ?? null),
      who: req.user?.email ?? staff.id,
      user_id: staff.id,
      via: 'admin',
      what,
      entity: collection.slug,
      doc_id: idOf(doc),
      doc_title: typeof title === 'string' ? title.slice(0, 300) : null,
      diff,
    },
  })
}

export const auditWork = (req: PayloadRequest, slug: CollectionSlug, verb: string, doc: Doc): Promise<void> =>
  record(req, { what: `${verb} ${slug}`, collection: req.payload.collections[slug].config, doc, diff: {} })

export const auditChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before = operation === 'create' ? {} : recordOf(previousDoc)
  const diff = diffOf(before, recordOf(doc), secretsOf(collection))
  await record(req, { what: `${operation} ${collection.slug}`, collection, doc: recordOf(doc), diff })
  return doc
}
export const auditDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await record(req, {
    what: `delete ${collection.slug}`,
    collection,
    doc: recordOf(doc),
    diff: diffOf(recordOf(doc), {}, secretsOf(collection)),
  })
}
