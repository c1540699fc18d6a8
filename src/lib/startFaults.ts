/** Why the server cannot start, in sentences that say what to do. Null: nobody foresaw the fault, so its trace is shown. */
import { access, constants } from 'node:fs/promises'
import { makeFolder } from './dataFolder'

/** A foreseen fault: its message is the whole sentence. */
export class StartError extends Error {}

const told = (fault: string): string => `Forecourt cannot start: ${fault}`
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
    return told(folderWords(dataDir, error))
  }
}

export function listenFault(error: unknown, { host, port }: { host: string; port: number }): string | null {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return told(`port ${port} is in use. Stop the other program, or set PORT to a free one.`)
    case 'EACCES':
      return told(`it may not listen on port ${port}. Set PORT to one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return told(`HOST ${host} is no address of this machine. Set it to one of its own, or leave it out.`)
    default:
      return null
  }
}

export function storeFault(error: unknown, databaseUrl: string): string | null {
  const message = error instanceof Error ? error.message : String(error)
  const file = `the database file ${databaseUrl}`
  if (/ECONNREFUSED|ENOTFOUND|server selection|querySrv/i.test(message))
    return told('the database of DATABASE_URL does not answer. Check the address and that it runs.')
  if (/SQLITE_NOTADB|SQLITE_CORRUPT/.test(message))
    return told(
      `${file} is damaged, or no database. Move it away and restore a backup: npm run forecourt -- restore DIR.`,
    )
  if (/SQLITE_FULL|ENOSPC/.test(message)) return told(`the disk of ${file} is full. Make room on it.`)
  return /SQLITE_CANTOPEN|SQLITE_READONLY|EACCES|unable to open/i.test(message)
    ? told(`${file} cannot be opened. Check the folder and its permissions.`)
    : null
}
