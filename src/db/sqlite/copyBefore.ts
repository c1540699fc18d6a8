/** The copy of a database that a start makes before its migrations: what to go back to. */
import { mkdir, readdir, rename, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { sha256Of } from '@/lib/fileSum'
import { StartError } from '@/lib/startFaults'
import { copyTo } from './copy'

export const COPIES = 'before-migrations'
/** More would fill the disk of an installation that nobody looks after. */
const MOST = 3
/** Stays free beside the copy: migrations write, too. */
const SPARE_MB = 200

const mb = (bytes: number): number => Math.ceil(bytes / 1_000_000)
const freeIn = async (dir: string): Promise<number> => {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}

async function sizeOf({ client }: Pick<SQLiteAdapter, 'client'>): Promise<number> {
  const pragma = async (name: string) =>
    Number(Object.values((await client.execute(`PRAGMA ${name}`)).rows[0] ?? {})[0] ?? 0)
  return ((await pragma('page_count')) - (await pragma('freelist_count'))) * (await pragma('page_size'))
}

/** Oldest first. */
export async function copiesIn(dataDir: string): Promise<string[]> {
  const names = await readdir(path.join(/* turbopackIgnore: true */ dataDir, COPIES)).catch(
    (): string[] => [],
  )
  const copies = names.filter((name) => /^\d.*[.]db$/.test(name)).toSorted()
  return copies.map((name) => path.join(/* turbopackIgnore: true */ dataDir, COPIES, name))
}

/**
 * Its file. A start that is tried again and again copies the same content each time: that counts once, so that the copy of
 * before the first try stays. @throws StartError when there is no room. `free`: bytes, for tests.
 */
export async function copyBefore(
  db: Pick<SQLiteAdapter, 'client'>,
  { dataDir, at = new Date(), free = freeIn }: { dataDir: string; at?: Date; free?: typeof freeIn },
): Promise<string> {
  const folder = path.join(/* turbopackIgnore: true */ dataDir, COPIES)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const [needed, left] = [mb(await sizeOf(db)), Math.floor((await free(folder)) / 1_000_000)]
  if (left < needed + SPARE_MB)
    throw new StartError(
      `Forecourt cannot start: this version changes the database and copies it before, which takes ${needed} MB and ${SPARE_MB} MB to spare in ${folder}, and ${left} MB are left. Make room there, for example by moving older copies away. Nothing was changed.`,
    )
  const file = path.join(folder, `${at.toISOString().replaceAll(':', '-')}.db`)
  await rm(`${file}.part`, { force: true })
  await copyTo(db, `${file}.part`)
  const before = (await copiesIn(dataDir)).at(-1)
  if (before && (await sha256Of(before)) === (await sha256Of(`${file}.part`))) {
    await rm(`${file}.part`)
    return before
  }
  await rename(`${file}.part`, file)
  for (const old of (await copiesIn(dataDir)).slice(0, -MOST)) await rm(old)
  return file
}
