/** Before the first file of a run: what its files share. Each of them has a database of its own all the same. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startMongo } from './mongo'

export async function setup(): Promise<() => Promise<void>> {
  // Started for each file, the double's Java worked longer than the file's tests.
  const mongo = await startMongo(process.env.MONGODB_TEST_URL)
  if (mongo) Object.assign(process.env, { MONGODB_TEST_URL: mongo.url, MONGODB_TEST_NAME: mongo.what })
  const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-run-'))
  process.env.MIGRATED_DB = path.join(dir, 'migrated.db')
  return async () => {
    await mongo?.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
