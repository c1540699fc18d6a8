import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { migrations } from './migrations'
import { mongoMigrations } from './mongoMigrations'
import { isMongo } from './tableMongo'

const isSqliteArgs = (args: unknown): args is MigrateUpArgs =>
  typeof args === 'object' && args !== null && 'db' in args

const step = (run: (args: MigrateUpArgs) => Promise<void>) => async (args: unknown) => {
  if (!isSqliteArgs(args)) throw new Error('This migration is for SQLite.')
  await run(args)
}

export async function migrateDb({ db }: Payload): Promise<void> {
  await db.migrate({
    migrations: isMongo(db)
      ? mongoMigrations.map(({ name, up, down }) => ({ name, up: () => up(db), down: () => down(db) }))
      : migrations.map(({ name, up, down }) => ({ name, up: step(up), down: step(down) })),
  })
}
