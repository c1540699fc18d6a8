import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { log } from '@/lib/log'
import { PREFERENCES } from '@/lib/payloadContract'
import { isDuplicate } from './queries'

export type Database = Pick<MongooseAdapter, 'connection' | 'collections'>

/** Mongoose makes a plural of some names. */
export function documentsOf({ collections }: Database, slug: string) {
  const model = collections[slug]
  if (!model) throw new Error(`There is no collection ${slug}`)
  return model.collection
}

/** Rows that name a table. Texts of the history stay as they were written. */
const NAMED_IN = ['audit-log', 'bulk-changes']

/** What a process of the version before, which still ran, wrote under the name of before. */
async function moveRows({ connection }: Database, from: string, to: string): Promise<void> {
  const database = connection.getClient().db()
  const [old, present] = [database.collection(from), database.collection(to)]
  let left = 0
  for await (const { _id, ...row } of old.find())
    try {
      await present.updateOne({ _id }, { $setOnInsert: row }, { upsert: true })
      await old.deleteOne({ _id })
    } catch (error) {
      if (!isDuplicate(error)) throw error
      left++
    }
  if (left) log.error({ left, from, to }, 'rows of an earlier version are taken by others: look at them')
}

/**
 * A collection under its name of today, and what names it. At each start: later ones find nothing, and of several at a time one
 * renames. Before the indexes are made, which would make an empty one of the new name.
 */
export async function renameCollection(adapter: Database, from: string, to: string): Promise<void> {
  const database = adapter.connection.getClient().db()
  const names = async () => {
    const found = await database.listCollections({}, { nameOnly: true }).toArray()
    return new Set(found.map(({ name }) => name))
  }
  const before = await names()
  if (before.has(from) && before.has(to)) await moveRows(adapter, from, to)
  else if (before.has(from))
    await database.renameCollection(from, to).catch(async (error: unknown) => {
      if ((await names()).has(from)) throw error
    })
  for (const name of NAMED_IN)
    await documentsOf(adapter, name).updateMany({ entity: from }, { $set: { entity: to } })
  const [old, key] = [`collection-${from}`, `collection-${to}`]
  const preferences = documentsOf(adapter, PREFERENCES)
  for await (const row of preferences.find({ key: { $regex: `^${old}(-|$)` } }))
    await preferences.updateOne({ _id: row._id }, { $set: { key: key + String(row.key).slice(old.length) } })
}

const WITH_OWNERS = [
  ['cars', ''],
  ['cars', 'overrides.'],
  ['cars', 'feed_values.'],
  ['car-history', 'changes.'],
] as const

/** How many owners a car had, in stores of before 28 November 2026. Of several processes at a time each finds what is left. */
export async function renamePreviousOwners(adapter: Database): Promise<void> {
  for (const [slug, path] of WITH_OWNERS) {
    const [from, to] = [`${path}owners`, `${path}previous_owners`]
    const where = { [from]: { $exists: true }, [to]: { $exists: false } }
    await documentsOf(adapter, slug).updateMany(where, { $rename: { [from]: to } })
  }
}
