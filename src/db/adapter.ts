import path from 'node:path'
import type { Env } from '@/env'
import { databaseFile } from '@/lib/databaseFile'
import { makeFolder } from '@/lib/startFaults'
import { afterOpen, withRetries } from './payloadMongo'
import { withOwnSessions } from './payloadSessions'
import { withReadableJson, withSafeDelete } from './payloadSqlite'
import { withSealed } from './sealed/adapter'
import { withStages } from './staged/adapter'
import { registerSealed, type Sealed } from './sealed/rows'
import { withTraces } from './traced'

export type DatabaseKind = 'sqlite' | 'mongodb'
export const databaseKind = (url: string): DatabaseKind =>
  /^mongodb(\+srv)?:/.test(url) ? 'mongodb' : 'sqlite'

// Each is hundreds of files to read, and a process uses one.
const sqlite = async (url: string) => {
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite')
  makeFolder(path.dirname(path.resolve(/* turbopackIgnore: true */ databaseFile(url))))
  const adapter = sqliteAdapter({
    client: { url },
    idType: 'uuidv7',
    wal: { synchronous: 'FULL' },
    busyTimeout: 5000,
    blocksAsJSON: true,
    // Migrations only (see migrate.ts): a schema push at start could lose data silently.
    push: false,
    migrationDir: path.resolve(/* turbopackIgnore: true */ 'src/db/migrations'),
  })
  return withReadableJson(withSafeDelete(withStages(adapter)))
}

const mongodb = async (url: string) => {
  const { mongooseAdapter } = await import('@payloadcms/db-mongodb')
  return withRetries(
    withStages(
      mongooseAdapter({
        url,
        // No transactions: atomic changes fit in one document, and pages would be purged before the commit.
        transactionOptions: false,
        // Once and awaited: `autoIndex` would create each index again after the start.
        ensureIndexes: true,
        afterOpenConnection: afterOpen,
        disableFallbackSort: false,
        connectOptions: {
          autoIndex: false,
          // With their indexes or their first row, after collections got their names of today (see `afterOpen`).
          autoCreate: false,
          maxPoolSize: 50,
          serverSelectionTimeoutMS: 1200,
          // A server that accepts and never answers: what waits for it ends after both times, not after 30 s.
          connectTimeoutMS: 3000,
          heartbeatFrequencyMS: 2000,
        },
      }),
    ),
  )
}

/** `sealed`: the columns that are sealed where they are stored, by collection. */
export async function databaseAdapter({ databaseUrl }: Pick<Env, 'databaseUrl'>, sealed: Sealed) {
  registerSealed(sealed)
  return databaseKind(databaseUrl) === 'mongodb'
    ? withTraces(withSealed(withOwnSessions(await mongodb(databaseUrl))), 'mongodb')
    : withTraces(withSealed(withOwnSessions(await sqlite(databaseUrl))), 'sqlite')
}
