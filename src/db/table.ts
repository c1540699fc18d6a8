/** Rows without Payload's hooks, for conditional updates, leases, unique inserts and batch upserts. */
import type { Payload } from 'payload'
import { isMongo, mongoTable } from './tableMongo'
import { isSqlite, sqliteTable } from './tableSqlite'
import { fieldKinds, type FieldKinds, type Table } from './tableTypes'
import { getDb } from './payload'
import { sealingOf } from './sealed/rows'
import { sealedTable } from './sealed/table'
import { announcedTable } from './announced'
import { tracedTable } from './traced'

const cache = new WeakMap<Payload, Map<string, Table>>()

function open(payload: Payload, slug: string, kinds: FieldKinds): Table {
  if (isSqlite(payload.db)) return sqliteTable(payload.db, slug, kinds)
  if (isMongo(payload.db)) return mongoTable(payload.db, slug, kinds)
  throw new Error('Only the SQLite and MongoDB adapters are supported')
}

export function tableOf(payload: Payload, slug: string): Table {
  const tables = cache.get(payload) ?? new Map<string, Table>()
  cache.set(payload, tables)
  const known = tables.get(slug)
  if (known) return known
  const collection = Object.values(payload.collections).find(({ config }) => config.slug === slug)
  if (!collection) throw new Error(`There is no collection ${slug}`)
  const plain = announcedTable(open(payload, slug, fieldKinds(collection.config)), slug)
  const sealing = sealingOf(slug)
  const opened = sealing ? sealedTable(plain, sealing) : plain
  const table = tracedTable(opened, slug, isMongo(payload.db) ? 'mongodb' : 'sqlite')
  tables.set(slug, table)
  return table
}

export async function table(slug: string): Promise<Table> {
  return tableOf(await getDb(), slug)
}
