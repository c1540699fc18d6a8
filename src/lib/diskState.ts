import path from 'node:path'
import type { Env } from '@/env'
import { freeBytes, roomFault } from './startFaults'

type Places = Pick<Env, 'dataDir' | 'databaseUrl'>

/** The folder of the files, and that of an SQLite file elsewhere. */
function foldersOf({ dataDir, databaseUrl }: Places): string[] {
  const file = /^file:(?:\/\/)?(.+)$/.exec(databaseUrl)?.[1]
  return [...new Set([dataDir, ...(file ? [path.dirname(path.resolve(file))] : [])])]
}

/** Where there is least. */
export const diskFree = async (places: Places): Promise<number> =>
  Math.min(...(await Promise.all(foldersOf(places).map((dir) => freeBytes(dir).catch(() => 0)))))

/** `ok`, or what to do. Nothing is written to find out. */
export async function diskState(
  places: Places,
  fault: (dir: string) => Promise<string | null> = roomFault,
): Promise<string> {
  const faults = await Promise.all(
    foldersOf(places).map((dir) => fault(dir).catch(() => `${dir} cannot be read: writes are refused`)),
  )
  return faults.filter(Boolean).join('; ') || 'ok'
}
