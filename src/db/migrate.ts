import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import type { Migration, Payload } from 'payload'
import { log } from '@/lib/log'
import { isMongo } from './tableMongo'

const isSqliteArgs = (args: unknown): args is MigrateUpArgs =>
  typeof args === 'object' && args !== null && 'db' in args

const step = (run: (args: MigrateUpArgs) => Promise<void>) => async (args: unknown) => {
  if (!isSqliteArgs(args)) throw new Error('This migration is for SQLite.')
  await run(args)
}

async function migrationsOf(db: Payload['db']): Promise<Migration[]> {
  if (isMongo(db)) {
    const { mongoMigrations } = await import('./mongoMigrations')
    return mongoMigrations.map(({ name, up, down }) => ({ name, up: () => up(db), down: () => down(db) }))
  }
  const { migrations } = await import('./migrations')
  return migrations.map(({ name, up, down }) => ({ name, up: step(up), down: step(down) }))
}

/** Payload would print two lines for each of dozens: a start prints one. */
export async function migrateDb({ db, logger }: Payload): Promise<void> {
  const done: string[] = []
  const counted = (await migrationsOf(db)).map(({ name, up, down }) => ({
    name,
    up: async (args: Parameters<typeof up>[0]) => {
      await up(args)
      done.push(name)
    },
    down,
  }))
  const { level } = logger
  if (level !== 'silent') logger.level = 'warn'
  await db.migrate({ migrations: counted }).finally(() => (logger.level = level))
  if (done.length) log.info({ migrations: done.length, newest: done.at(-1) }, 'database migrated')
}
