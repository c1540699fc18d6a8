import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { byRowName, diffOf, NOT_STORED, type Diff } from './auditDiff'
import { neverField } from './fields'
import { isStoredDraft, publishedBefore } from './storedDrafts'
import { idOf, idsOf, recordOf } from './ids'
import { staffOf } from './staff'

type Doc = Record<string, unknown>
// Never logged: credentials, and fields that change with every save.
const SKIPPED = new Set([
  'id',
  'updatedAt',
  'createdAt',
  'updated_at',
  // A second copy of the settings, for the form.
  'loaded_config',
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
  // Moments of a lead that each act on it resets.
  'again_at',
  'back_at',
  'asked_at',
])

/** Title without a shopper's name. The log outlives a person's data: of what shoppers sent it says only that it changed. */
const PERSONAL: Record<string, string | null> = {
  leads: 'lead_id',
  reservations: 'reservation_id',
  payments: 'payment_id',
  'prize-draws': 'reference',
  bookings: null,
  valuations: null,
  'waiting-shoppers': null,
  shoppers: null,
  watchlist: null,
  'saved-searches': null,
}
const LOGGED_TYPES = new Set(['select', 'checkbox', 'relationship', 'date', 'number'])

/** What no staff may read is not in the log either. */
const isSecret = (field: FlattenedField): boolean => 'access' in field && field.access?.read === neverField

/** Not in any record of changes. */
export const isUnreported = (
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  name: string,
): boolean => SKIPPED.has(name) || flattenedFields.some((field) => field.name === name && isSecret(field))

export const isPersonal = (slug: string): boolean => slug in PERSONAL

export function changeOf(
  { slug, flattenedFields }: Pick<SanitizedCollectionConfig, 'slug' | 'flattenedFields'>,
  before: Doc,
  after: Doc,
): Diff {
  const fields = new Map(flattenedFields.map((field) => [field.name, field]))
  const skipped = (name: string): boolean => isUnreported({ flattenedFields }, name)
  const reported = (name: string): boolean => {
    const field = fields.get(name)
    return Boolean(field && (LOGGED_TYPES.has(field.type) || field.custom?.refersTo))
  }
  const named = (doc: Doc): Doc =>
    Object.fromEntries(
      Object.entries(doc).map(([name, value]) => [name, byRowName(value, fields.get(name)?.custom?.rows)]),
    )
  return diffOf(named(before), named(after), isPersonal(slug) ? { skipped, reported } : { skipped })
}

export function titleOf({ slug, admin }: SanitizedCollectionConfig, doc: Doc): string | null {
  const field = slug in PERSONAL ? PERSONAL[slug] : (admin.useAsTitle ?? 'id')
  const title: unknown = field ? doc[field] : null
  return typeof title === 'string' ? title.slice(0, 300) : null
}

interface AuditedAction {
  what: string
  collection: SanitizedCollectionConfig
  doc: Doc
  diff: Record<string, unknown>
  /** Absent for work on no particular row. */
  title?: string | undefined
}

async function record(
  req: PayloadRequest,
  { what, collection, doc, diff, title }: AuditedAction,
): Promise<void> {
  const staff = staffOf(req.user)
  if (!staff) return
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
      doc_title: title ?? titleOf(collection, doc),
      diff,
    },
  })
}

export const auditWork = (
  req: PayloadRequest,
  slug: CollectionSlug,
  verb: string,
  doc: Doc,
  title?: string,
  diff: Diff = {},
): Promise<void> =>
  record(req, {
    what: `${verb} ${slug}`,
    collection: req.payload.collections[slug].config,
    doc,
    diff,
    title,
  })

/** A save that changes nothing makes no entry. */
export const auditChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (!staffOf(req.user) || isStoredDraft(req, doc)) return doc
  const before =
    operation === 'create' ? {} : (publishedBefore(req, collection, doc) ?? recordOf(previousDoc))
  const diff = changeOf(collection, before, recordOf(doc))
  if (collection.slug === 'users' && req.context.newPassword)
    diff.password = { from: NOT_STORED, to: NOT_STORED }
  if (operation === 'create' || Object.keys(diff).length)
    await record(req, { what: `${operation} ${collection.slug}`, collection, doc: recordOf(doc), diff })
  return doc
}
export const auditDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await record(req, {
    what: `delete ${collection.slug}`,
    collection,
    doc: recordOf(doc),
    diff: changeOf(collection, recordOf(doc), {}),
  })
}
