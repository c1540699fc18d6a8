import type { MigrateUpArgs, SQLiteAdapter } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload } from 'payload'
import { env } from '@/env'
import { parseJson } from '@/lib/json'
import { log } from '@/lib/log'
import { StartError } from '@/lib/startFaults'
import { FORMER_STEPS, OLDEST } from './formerSteps'
import { HEARTBEAT, heartbeat, livingHeartbeat } from './heartbeat'
import { copyBefore } from './sqlite/copyBefore'
import { stepsToDo } from './storeVersion'
import { isSqlite, uuidv7 } from './tableSqlite'

interface Step {
  name: string
  up(args: MigrateUpArgs): Promise<void>
}
type Client = SQLiteAdapter['client']

async function doneIn(client: Client): Promise<string[]> {
  const tables = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'payload_migrations'"
  if (!(await client.execute(tables)).rows.length) return []
  const { rows } = await client.execute('SELECT name FROM payload_migrations')
  return rows.map(({ name }) => String(name))
}

/** A process of the version before would go on with tables that are others now. @throws StartError */
async function refuseWhileServed(client: Client): Promise<void> {
  const find = 'SELECT data FROM payload_kv WHERE key = ?'
  const other = await livingHeartbeat(async () => {
    const [row] = (await client.execute({ sql: find, args: [HEARTBEAT] })).rows
    return heartbeat.safeParse(parseJson(String(row?.data))).data
  })
  if (other)
    throw new StartError(
      `Forecourt cannot start: process ${other.pid} on ${other.host} still serves this database, and this version changes its tables. Stop that process first. Nothing was changed.`,
    )
}

/** What SQLite said; the statement around it is of no use to an operator. */
const reasonOf = (error: unknown): string => {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (inner instanceof Error ? inner.message : String(inner)).split('\n')[0] ?? ''
}

const failed = (name: string, error: unknown, copy: string | null): StartError =>
  new StartError(
    `Forecourt cannot start: the migration ${name} failed (${reasonOf(error)}) and was taken back whole. ${
      copy
        ? `The way back: npm run forecourt -- upgrade undo, which puts back the copy of before (${copy}); then start the version before.`
        : 'The database was new: delete it and try again.'
    }`,
  )

/** All of a step or nothing. Keys are not followed meanwhile, so that a table that is made anew takes no rows with it. */
async function runStep({ client, drizzle }: SQLiteAdapter, payload: Payload, step: Step): Promise<void> {
  const req = await createLocalReq({}, payload)
  await client.execute('PRAGMA foreign_keys = OFF')
  await client.execute('BEGIN IMMEDIATE')
  try {
    await step.up({ db: drizzle, payload, req })
    await client.execute({
      sql: 'INSERT INTO payload_migrations (id, name, batch) VALUES (?, ?, (SELECT coalesce(max(batch), 0) + 1 FROM payload_migrations))',
      args: [uuidv7(), step.name],
    })
    await client.execute('COMMIT')
  } catch (error) {
    await client.execute('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    await client.execute('PRAGMA foreign_keys = ON')
  }
}

const released = async (): Promise<readonly Step[]> => (await import('./migrations')).migrations

/** SQLite only: MongoDB has no schema, and what its start changes is in `mongo/`. `given`: those of a test. @throws StartError */
export async function migrateDb(payload: Payload, given?: readonly Step[]): Promise<void> {
  const { db } = payload
  if (!isSqlite(db)) return
  const migrations = given ?? (await released())
  const stored = await doneIn(db.client)
  const steps = stepsToDo(stored, {
    migrations,
    former: FORMER_STEPS,
    oldest: OLDEST,
    none: ({ name }) => ({ name, up: async () => undefined }),
  })
  if (!steps.length) return
  let copy: string | null = null
  if (stored.length) {
    await refuseWhileServed(db.client)
    copy = await copyBefore(db, env)
    log.warn(
      { migrations: steps.length },
      `the database was copied to ${copy} before its migrations; npm run forecourt -- upgrade undo puts it back`,
    )
  }
  for (const step of steps)
    await runStep(db, payload, step).catch((error: unknown) => {
      log.debug({ err: error, migration: step.name }, 'a migration failed')
      throw failed(step.name, error, copy)
    })
  log.info({ migrations: steps.length, newest: steps.at(-1)?.name }, 'database migrated')
}
