import type { MigrateUpArgs, SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { log } from '@/lib/log'
import { isSqlite } from './tableSqlite'

const isSqliteArgs = (args: unknown): args is MigrateUpArgs =>
  typeof args === 'object' && args !== null && 'db' in args

const step = (run: (args: MigrateUpArgs) => Promise<void>) => async (args: unknown) => {
  if (!isSqliteArgs(args)) throw new Error('This migration is for SQLite.')
  await run(args)
}

/** The last of the steps that made a store before the first migration made all of it at once. */
const LAST_STEP = '20261128_153257_same_vin'

/** A store with all steps is what the first migration makes: that counts as done. @throws for one with some of them. */
async function adoptSteps({ client }: Pick<SQLiteAdapter, 'client'>, first: string): Promise<void> {
  const names = await client.execute('SELECT name FROM payload_migrations').then(
    ({ rows }) => rows.map(({ name }) => String(name)),
    (): string[] => [],
  )
  if (names.length === 0 || names.includes(first)) return
  if (!names.includes(LAST_STEP))
    throw new Error(
      'The database is of a version that was never released. Move the data folder away to start with an empty one, or use the version that made it.',
    )
  await client.execute({
    sql: 'UPDATE payload_migrations SET name = ? WHERE name = ?',
    args: [first, LAST_STEP],
  })
}

/** SQLite only: MongoDB has no schema. Payload would print two lines for each of them: a start prints one. */
export async function migrateDb({ db, logger }: Payload): Promise<void> {
  if (!isSqlite(db)) return
  const { migrations } = await import('./migrations')
  await adoptSteps(db, migrations[0]?.name ?? '')
  const done: string[] = []
  const counted = migrations.map(({ name, up, down }) => ({
    name,
    up: async (args: unknown) => {
      await step(up)(args)
      done.push(name)
    },
    down: step(down),
  }))
  const { level } = logger
  if (level !== 'silent') logger.level = 'warn'
  await db.migrate({ migrations: counted }).finally(() => (logger.level = level))
  if (done.length) log.info({ migrations: done.length, newest: done.at(-1) }, 'database migrated')
}
