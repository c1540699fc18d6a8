/** A save whose form was loaded before the row changed would write over what was saved meanwhile. */
import { setTimeout } from 'node:timers/promises'
import type { CollectionBeforeOperationHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isFromOutside } from './fromOutside'
import { idOf, recordOf } from './ids'
import { hasDrafts } from './liveRow'
import { type Meanwhile, personWords, refuseMeanwhile, statedValue } from './meanwhile'
import { type Line, type Requested, changedFields, lastLines, savedBy, TRACE_MS } from './savedMeanwhile'

/** Their saves are put together field by field: what only the other person changed stays. */
const PUT_TOGETHER = new Set(['tenants', 'cars'])

/** Jobs, sign-ins and calls of other systems write these too, which is no reason to refuse a form: the history names people. */
const WRITTEN_BY_JOBS = new Set([
  'bookings',
  'deals',
  'finance-rates',
  'lead-destinations',
  'leads',
  'reservations',
  'stock-addresses',
  'stock-feeds',
  'stock-targets',
  'users',
  'valuations',
])

/** Until then a form may not know yet what it saved itself a moment before. */
const OWN_MS = 10_000
const LOOK_MS = 50

/** `sent` and `stored` are moments as the form loaded them and as the row has them. One that is no date is not compared. */
export function isOld(sent: unknown, stored: unknown): boolean {
  if (typeof sent !== 'string' || typeof stored !== 'string') return false
  const [loaded, saved] = [Date.parse(sent), Date.parse(stored)]
  return Number.isFinite(loaded) && Number.isFinite(saved) && loaded !== saved
}

/** As the form reads it: the row, and its newest draft only where it has one. A version of what is public may say another moment. */
const storedFor = async (
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: string,
  whole: boolean,
) =>
  recordOf(
    await req.payload.findByID({
      ...{ collection: collection.slug, id, depth: 0, trash: true, disableErrors: true },
      ...{ draft: hasDrafts(collection), overrideAccess: false, req },
      ...(!whole && { select: { updatedAt: true } }),
    }),
  )

const isStored = (args: unknown): boolean => recordOf(args).autosave === true

/**
 * Of a page: what the form saves by itself at a pause in typing can cross with a press of its button, before the answer of
 * the first has reached the form.
 */
async function crossesOwn(args: unknown, { req, collection, id, stored }: Requested): Promise<boolean> {
  if (Date.now() - Date.parse(String(stored.updatedAt)) > OWN_MS) return false
  const { docs } = await req.payload.db.findVersions({
    ...{ collection: collection.slug, where: { parent: { equals: id } }, sort: '-updatedAt', limit: 1, req },
  })
  return isStored(args) !== isStored(docs[0])
}

/** A save leaves its traces a moment after the row: a press that comes in between waits for them. */
async function tracesOf(requested: Requested): Promise<{ lines: Line[]; by: string | null | undefined }> {
  const until = Date.parse(String(requested.stored.updatedAt)) + TRACE_MS
  for (;;) {
    const lines = await lastLines(requested)
    const by = await savedBy(requested, lines)
    if (by !== undefined || !hasDrafts(requested.collection) || !(Date.now() < until)) return { lines, by }
    await setTimeout(LOOK_MS)
  }
}

/** Each field that the form has otherwise; the row itself where only what no form shows was changed. */
async function meanwhileOf(
  requested: Requested,
  lines: readonly Line[],
  by: string | null | undefined,
): Promise<Meanwhile[]> {
  const { req, collection, stored } = requested
  const saver = async (id: string | null | undefined) =>
    id ? personWords(req, 'id', id) : id === null ? 'the system' : 'a colleague'
  const savedAt = Date.parse(String(stored.updatedAt))
  const changed = await changedFields(requested, lines)
  const named = changed.map(async ({ name, label }) => {
    const line = lines.find(({ fields }) => fields.includes(name))
    const field = collection.flattenedFields.find((one) => one.name === name)
    const value = statedValue(field, stored[name])
    return { label, value, by: await saver(line ? line.by : by), at: line?.at ?? savedAt }
  })
  if (named.length) return Promise.all(named)
  return [{ label: 'This', value: null, by: await saver(by), at: savedAt }]
}

/** @throws 409 where the row was saved after the form was loaded. Who sends no `updatedAt`, a script for one, is not held to it. */
export const notFromOldForm: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id: named, data } = recordOf(args)
  const [id, sent] = [idOf(named), recordOf(data)]
  if (operation !== 'update' || !id || !sent.updatedAt || PUT_TOGETHER.has(collection.slug)) return args
  if (!isFromOutside(args, req)) return args
  const { updatedAt } = await storedFor(req, collection, id, false)
  if (!isOld(sent.updatedAt, updatedAt)) return args
  const requested = { req, collection, id, sent, stored: await storedFor(req, collection, id, true) }
  const { lines, by } = await tracesOf(requested)
  const [last] = lines
  const isPersons = last !== undefined && last.at > Date.parse(String(sent.updatedAt)) + TRACE_MS
  if (WRITTEN_BY_JOBS.has(collection.slug) && !isPersons) return args
  const isOwn = by === req.user?.id
  if (isOwn && hasDrafts(collection) && (await crossesOwn(args, requested))) return args
  const changes = await meanwhileOf(requested, lines, by)
  const tenant = collection.slug === 'tenants' ? id : idOf(requested.stored.tenant)
  await refuseMeanwhile(req, { changes, tenant, seen: String(updatedAt) })
  return args
}
