import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { log } from '@/lib/log'

export interface BoundedFolder {
  has(name: string): Promise<boolean>
  read(name: string): Promise<Buffer | null>
  /** Never rejects: with a full disk the picture is sent all the same, and made again next time. */
  write(name: string, bytes: Buffer): Promise<void>
}

const DRAFT = /\.tmp$/

async function inventory(dir: string): Promise<[name: string, bytes: number][]> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  const files: { name: string; bytes: number; at: number }[] = []
  for (const entry of found) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    if (DRAFT.test(entry.name)) await rm(file, { force: true })
    else {
      const seen = await stat(file).catch(() => null)
      if (seen) files.push({ name: entry.name, bytes: seen.size, at: seen.mtimeMs })
    }
  }
  return files.sort((a, b) => a.at - b.at).map(({ name, bytes }) => [name, bytes])
}

export function boundedFolder(dir: string, maxBytes: number): BoundedFolder {
  const at = (name: string) => path.join(dir, name.slice(0, 2), name)
  let opening: Promise<Map<string, number>> | undefined
  let total = 0

  const open = () =>
    (opening ??= inventory(dir).then((files) => {
      total = files.reduce((sum, [, bytes]) => sum + bytes, 0)
      return new Map(files)
    }))

  async function makeRoom(sizes: Map<string, number>): Promise<void> {
    for (const [name, bytes] of sizes) {
      if (total <= maxBytes) return
      sizes.delete(name)
      total -= bytes
      await rm(at(name), { force: true })
    }
  }

  async function store(name: string, bytes: Buffer): Promise<void> {
    const sizes = await open()
    const target = at(name)
    const draft = `${target}.${randomUUID()}.tmp`
    try {
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, target)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    total += bytes.byteLength - (sizes.get(name) ?? 0)
    sizes.delete(name)
    sizes.set(name, bytes.byteLength)
    await makeRoom(sizes)
  }

  return {
    has: async (name) => (await open()).has(name),
    async read(name) {
      const sizes = await open()
      const bytes = sizes.get(name)
      if (bytes === undefined) return null
      // Moves it to the end of the order: it was used.
      sizes.delete(name)
      sizes.set(name, bytes)
      return readFile(at(name)).catch(() => {
        if (sizes.delete(name)) total -= bytes
        return null
      })
    },
    write: (name, bytes) =>
      store(name, bytes).catch((error: unknown) =>
        log.warn({ err: error, dir }, 'a resized picture could not be stored'),
      ),
  }
}
