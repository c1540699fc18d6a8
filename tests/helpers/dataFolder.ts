/**
 * A separate data folder for a file of tests. The first file of a run migrates its database and keeps a copy at MIGRATED_DB;
 * each later one starts from that copy, because migrating takes longer than opening. Without MIGRATED_DB, as in a
 * benchmark, every database is migrated.
 */
import { copyFileSync, existsSync, mkdtempSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'

export function dataFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-'))
  const migrated = process.env.MIGRATED_DB
  if (migrated && existsSync(migrated)) copyFileSync(migrated, path.join(dir, 'forecourt.db'))
  return dir
}

/** Call it with a database that nobody has written to yet. */
export async function keepMigrated({ db }: Payload): Promise<void> {
  const migrated = process.env.MIGRATED_DB
  if (!migrated || existsSync(migrated)) return
  const { isSqlite } = await import('@/db/tableSqlite')
  if (!isSqlite(db)) return
  const { rows } = await db.client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'payload_migrations'",
  )
  for (const { name } of rows) {
    const { rows: written } = await db.client.execute(`SELECT 1 FROM "${String(name)}" LIMIT 1`)
    // Another file was faster: its database is as good.
    if (written.length) return
  }
  const { copyDatabase } = await import('@/db/copyDatabase')
  const own = `${migrated}.${process.pid}`
  await copyDatabase(own)
  // Two files at the same time: either copy is complete.
  renameSync(own, migrated)
}
