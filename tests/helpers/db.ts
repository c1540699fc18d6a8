/** A new database in a separate folder. Import it before anything of src, since settings are read once. */
import { cpSync, rmSync } from 'node:fs'
import type { Payload } from 'payload'
import { dataFolder, keepFolder, keepMigrated } from './dataFolder'

const dir = dataFolder()
process.env.DATA_DIR = dir
process.env.LOG_LEVEL ??= 'silent'

/** Uses the database of `url`, without a replica set, in place of SQLite. Call it before anything of src is imported. */
export function onMongo(url: string): void {
  Object.assign(process.env, {
    DATABASE_URL: url,
    DATABASE_ALLOW_STANDALONE: '1',
    PLATFORM_HOST: 'platform.test',
    PLATFORM_ADMIN_TWO_STEPS: 'optional',
    PAYLOAD_SECRET: 'c1f0a9d2b7e84536a0f1c2d3e4b5a697',
  })
}

let opened: Payload | undefined

/** Empty, or as in the data folder `start`, which `keepDb` made. */
export async function freshDb(start?: string): Promise<Payload> {
  const { env } = await import('@/env')
  if (env.dataDir !== dir)
    throw new Error('Import tests/helpers/db before anything of src that reads settings.')
  if (env.databaseUrl !== (process.env.DATABASE_URL ?? env.databaseUrl))
    throw new Error('Settings were read before DATABASE_URL was set: another database would be tested.')
  if (start) cpSync(start, dir, { recursive: true })
  await import('@payload-config')
  const { getDb } = await import('@/db/payload')
  opened = await getDb()
  if (!start) await keepMigrated(opened)
  return opened
}

export const keepDb = (to: string, name: string, content: string): Promise<void> =>
  keepFolder(dir, to, name, content)

export async function closeDb(): Promise<void> {
  await opened?.destroy()
  rmSync(dir, { recursive: true, force: true })
}
