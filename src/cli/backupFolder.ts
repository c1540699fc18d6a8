/** The content of a backup's folder: the database, the files of the data folder, their sums, and a note that it is complete. */
import { hkdfSync } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { cp, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { sha256Of } from '@/lib/fileSum'
import { parseJson } from '@/lib/json'
import { LAST_BACKUP } from '@/lib/lastBackup'
import { SNAPSHOT } from '@/search/embedded/snapshot/file'
import { createInterface } from 'node:readline'

export const DATABASE = 'database.db'
export const FILES = 'files'
export const SUMS = 'files.sha256'
export const NOTE = 'backup.json'

const noteSchema = z.object({
  /** ISO time at which the database was copied. */
  at: z.string(),
  sha256: z.string(),
  /** Tells whether a secret is the one that sealed it. Earlier backups have none. */
  secret: z.string().optional(),
  /** Of the list of the files' sums; earlier backups have none. */
  sums: z.string().optional(),
})
export type BackupNote = z.output<typeof noteSchema>

/**
 * Resized pictures and the search index can be made again, and the database is copied separately. The secret opens what the database
 * seals, so it never lies beside it. The mark of a restored folder and its copies of before are of that folder alone.
 */
const LEFT_OUT = new Set(['pictures', 'secret', 'restored', 'before-migrations', LAST_BACKUP])
const isStored = (name: string, database: string): boolean =>
  !LEFT_OUT.has(name) && !name.startsWith(SNAPSHOT) && !name.startsWith(path.basename(database))

/** Copies the files of one data folder to another, without the database. */
export async function copyFiles(from: string, to: string, database: string): Promise<void> {
  const names = (await readdir(from)).filter((name) => isStored(name, database))
  for (const name of names) await cp(path.join(from, name), path.join(to, name), { recursive: true })
}

/** Says nothing of the secret to who does not have it. */
export const markOfSecret = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'forecourt backup', 16)).toString('hex')

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

/* The sums of a backup's files, one a line as `sha256sum` writes them: however many there are, one is read at a time. */

interface Sum {
  /** The path below the folder, with `/`. */
  name: string
  sha256: string
}

const SHA_LENGTH = 64
const lineOf = ({ name, sha256 }: Sum): string => `${sha256}  ${name}`
const readLine = (line: string): Sum => ({
  sha256: line.slice(0, SHA_LENGTH),
  name: line.slice(SHA_LENGTH + 2),
})

/** Always in the same order. */
async function* sumsIn(folder: string, below = ''): AsyncGenerator<Sum, undefined> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true })
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = path.posix.join(below, entry.name)
    if (entry.isDirectory()) yield* sumsIn(folder, name)
    else if (entry.isFile()) yield { name, sha256: await sha256Of(path.join(folder, name)) }
  }
}

export const writeSums = (folder: string, file: string): Promise<void> =>
  pipeline(async function* () {
    for await (const sum of sumsIn(folder)) yield `${lineOf(sum)}\n`
  }, createWriteStream(file))

/** The first file that is not as it was written, in words; null when all are. */
export async function sumsFault(folder: string, file: string): Promise<string | null> {
  const at = (name: string) => path.join(folder, name)
  const found = sumsIn(folder)
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const listed = readLine(line)
    const { value: next } = await found.next()
    if (next?.name === listed.name && next.sha256 === listed.sha256) continue
    if (next?.name === listed.name) return `${at(listed.name)} is not as it was written.`
    const isThere = await stat(at(listed.name)).catch(() => null)
    return next && isThere ? `${at(next.name)} was not in the backup.` : `${at(listed.name)} is missing.`
  }
  const { value: more } = await found.next()
  return more ? `${at(more.name)} was not in the backup.` : null
}
