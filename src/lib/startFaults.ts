/** The folder of the data: how it is made, and whether it has room. */
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { statfs, access, constants } from 'node:fs/promises'
import path from 'node:path'
import { isDiskFull } from './storeHealth'

/** Folder by folder: Node's own `recursive` never returns where a folder cannot be made although its parent is there (/proc). */
export function makeFolder(dir: string): void {
  const isThere = () => statSync(dir, { throwIfNoEntry: false })?.isDirectory() === true
  if (isThere()) return
  const parent = path.dirname(dir)
  if (!existsSync(parent)) makeFolder(parent)
  try {
    mkdirSync(dir, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isThere()) throw error
  }
}

/** With less the next backup, or a day of pictures, fills it. */
const LEAST_MB = 200

export const freeBytes = async (dir: string): Promise<number> => {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}

/** Pages are served from a full disk, and nothing but refused writes would tell. Null: there is room. `free`: bytes, for tests. */
export async function roomFault(dir: string, free = freeBytes): Promise<string | null> {
  const left = Math.floor((await free(dir)) / 1_000_000)
  return left < LEAST_MB ? `${dir} has ${left} MB left: make room, or writes are refused` : null
}

/* Why the server cannot start, in sentences that say what to do. Null: nobody foresaw the fault, so its trace is shown. */

/** A foreseen fault: its message is the whole sentence. */
export class StartError extends Error {}

const reported = (fault: string): string => `Forecourt cannot start: ${fault}`
const codeOf = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, 'code') : undefined)

export const folderWords = (dataDir: string, error: unknown): string =>
  `the data folder ${dataDir} cannot be written (${String(codeOf(error) ?? error)}). Set DATA_DIR to a folder that this user may write, or change its owner.`

/** Makes the folder. Without it mails, uploads and pictures would fail one by one, long after a start. */
export async function folderFault(dataDir: string): Promise<string | null> {
  try {
    makeFolder(dataDir)
    await access(dataDir, constants.W_OK)
    return null
  } catch (error) {
    return reported(folderWords(dataDir, error))
  }
}

export function listenFault(error: unknown, { host, port }: { host: string; port: number }): string | null {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return reported(`port ${port} is in use. Stop the other program, or set PORT to a free one.`)
    case 'EACCES':
      return reported(`it may not listen on port ${port}. Set PORT to one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return reported(
        `HOST ${host} is no address of this machine. Set it to one of its own, or leave it out.`,
      )
    default:
      return null
  }
}

/** What is wrong with the database and what to do; null for a fault that nobody foresaw. */
export function storeWords(error: unknown, databaseUrl: string): string | null {
  const message = error instanceof Error ? error.message : String(error)
  const file = `the database file ${databaseUrl}`
  if (/ECONNREFUSED|ENOTFOUND|server selection|querySrv/i.test(message))
    return 'the database of DATABASE_URL does not answer. Check the address and that it runs.'
  if (/SQLITE_NOTADB|SQLITE_CORRUPT/.test(message))
    return `${file} is damaged, or no database. Move it away and restore a backup: npm run forecourt -- restore DIR.`
  if (isDiskFull(error) || /SQLITE_FULL|ENOSPC/.test(message))
    return `the disk of ${file} is full. Make room on it.`
  return /SQLITE_CANTOPEN|SQLITE_READONLY|EACCES|unable to open/i.test(message)
    ? `${file} cannot be opened. Check the folder and its permissions.`
    : null
}

export function storeFault(error: unknown, databaseUrl: string): string | null {
  const words = storeWords(error, databaseUrl)
  return words === null ? null : reported(words)
}
