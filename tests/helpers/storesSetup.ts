/** What the files of a run share, set up before the first one. Each file still has its own database. */
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startMongo } from './mongo'

/** A folder in memory, where the system has one: every commit waits for the disk, and the tests make tens of thousands. */
const MEMORY = '/dev/shm'
const ROOM = 2 * 1024 ** 3

function roomyMemory(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM
}

export async function setup(): Promise<() => Promise<void>> {
  const dir = mkdtempSync(path.join(roomyMemory() ? MEMORY : tmpdir(), 'forecourt-run-'))
  process.env.TMPDIR = dir
  // Started once: for each file, the double's Java took longer than the file's tests.
  const mongo = await startMongo(process.env.MONGODB_TEST_URL)
  if (mongo) Object.assign(process.env, { MONGODB_TEST_URL: mongo.url, MONGODB_TEST_NAME: mongo.what })
  process.env.MIGRATED_DB = path.join(dir, 'migrated.db')
  process.env.DEMO_DATA = path.join(dir, 'demo')
  process.env.WORLD_COPY = path.join(dir, 'world')
  return async () => {
    await mongo?.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
