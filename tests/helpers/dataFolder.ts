/**
 * A separate data folder for a file of tests. The first file of a run migrates its database and keeps a copy at MIGRATED_DB;
 * each later one starts from that copy, because migrating takes longer than opening. Without MIGRATED_DB, as in a
 * benchmark, every database is migrated.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'

/** The same in each folder, so that the server reads what another file's server has signed and sealed. */
const SECRET = '8d5c1f0a'.repeat(8)

export function dataFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-'))
  writeFileSync(path.join(dir, 'secret'), SECRET, { mode: 0o600 })
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

/** Copies a data folder that is in use to `to`, whole or not at all, with one more file. Of two at the same time either is as good. */
export async function keepFolder(dir: string, to: string, name: string, content: string): Promise<void> {
  const { copyDatabase } = await import('@/db/copyDatabase')
  const own = `${to}.${process.pid}`
  mkdirSync(own)
  cpSync(dir, own, { recursive: true, filter: (file) => !path.basename(file).startsWith('forecourt.db') })
  await copyDatabase(path.join(own, 'forecourt.db'))
  writeFileSync(path.join(own, name), content)
  try {
    renameSync(own, to)
  } catch (error) {
    if (!existsSync(to)) throw error
  }
}
