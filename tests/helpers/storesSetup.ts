/** What the files of a run share, set up before the first one. Each file still has its own database. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startMongo } from './mongo'

export async function setup(): Promise<() => Promise<void>> {
  // Started once: for each file, the double's Java took longer than the file's tests.
  const mongo = await startMongo(process.env.MONGODB_TEST_URL)
  if (mongo) Object.assign(process.env, { MONGODB_TEST_URL: mongo.url, MONGODB_TEST_NAME: mongo.what })
  const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-run-'))
  process.env.MIGRATED_DB = path.join(dir, 'migrated.db')
  process.env.DEMO_DATA = path.join(dir, 'demo')
  return async () => {
    await mongo?.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
