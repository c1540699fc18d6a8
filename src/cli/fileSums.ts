/** The sums of a backup's files, one a line as `sha256sum` writes them: however many there are, one is read at a time. */
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { sha256Of } from './backupFolder'

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
