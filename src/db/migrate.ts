/** Applies what `migrations/` holds and the file lacks. MongoDB needs none: its indexes are made on connecting. */
import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { migrations } from './migrations'

const isSqliteArgs = (args: unknown): args is MigrateUpArgs =>
  typeof args === 'object' && args !== null && 'db' in args

const step = (run: (args: MigrateUpArgs) => Promise<void>) => async (args: unknown) => {
  if (!isSqliteArgs(args)) throw new Error('This migration is for SQLite.')
  await run(args)
}

export async function migrateDb(payload: Payload): Promise<void> {
  if (payload.db.name !== 'sqlite') return
  await payload.db.migrate({
    migrations: migrations.map(({ name, up, down }) => ({ name, up: step(up), down: step(down) })),
  })
}
