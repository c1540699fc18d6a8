/** The content of a backup's folder: the database, the files of the data folder, their sums, and a note that it is complete. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { parseJson } from '@/lib/parseJson'

export const DATABASE = 'database.db'
export const FILES = 'files'
export const SUMS = 'files.sha256'
export const NOTE = 'backup.json'

const noteSchema = z.object({
  /** ISO time at which the database was copied. */
  at: z.string(),
  sha256: z.string(),
  /** Of the list of the files' sums; earlier backups have none. */
  sums: z.string().optional(),
})
export type BackupNote = z.output<typeof noteSchema>

/** Resized pictures can be made again; the database is copied separately. */
const isKept = (name: string, database: string): boolean =>
  name !== 'pictures' && !name.startsWith(path.basename(database))

/** Copies the files of one data folder to another, without the database. */
export async function copyFiles(from: string, to: string, database: string): Promise<void> {
  const names = (await readdir(from)).filter((name) => isKept(name, database))
  for (const name of names) await cp(path.join(from, name), path.join(to, name), { recursive: true })
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Null when the folder has no complete backup. */
export async function readNote(folder: string): Promise<BackupNote | null> {
  const text = await readFile(path.join(folder, NOTE), 'utf8').catch(() => '')
  return noteSchema.safeParse(parseJson(text)).data ?? null
}

export const isEmptyOrNew = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).length === 0

/** Whether a folder is in another one, or is it. */
export const isWithin = (folder: string, outer: string): boolean => {
  const between = path.relative(path.resolve(outer), path.resolve(folder))
  return between === '' || !(between.split(path.sep)[0] === '..' || path.isAbsolute(between))
}

/** The file of a `file:` address. */
export const databaseFile = (url: string): string => url.replace(/^file:(\/\/)?/, '')
