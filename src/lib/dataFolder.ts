/** The folder of the data: how it is made, and whether it has room. */
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'

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

const freeBytes = async (dir: string): Promise<number> => {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}

/** Pages are served from a full disk, and nothing but refused writes would tell. Null: there is room. `free`: bytes, for tests. */
export async function roomFault(dir: string, free = freeBytes): Promise<string | null> {
  const left = Math.floor((await free(dir)) / 1_000_000)
  return left < LEAST_MB ? `${dir} has ${left} MB left: make room, or writes are refused` : null
}
