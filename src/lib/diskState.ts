import path from 'node:path'
import type { Env } from '@/env'
import { roomFault } from './startFaults'

/** `ok`, or what to do. The folder of the files, and that of an SQLite file elsewhere. Nothing is written to find out. */
export async function diskState(
  { dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>,
  fault: (dir: string) => Promise<string | null> = roomFault,
): Promise<string> {
  const file = /^file:(?:\/\/)?(.+)$/.exec(databaseUrl)?.[1]
  const folders = new Set([dataDir, ...(file ? [path.dirname(path.resolve(file))] : [])])
  const faults = await Promise.all(
    [...folders].map((dir) => fault(dir).catch(() => `${dir} cannot be read: writes are refused`)),
  )
  return faults.filter(Boolean).join('; ') || 'ok'
}
