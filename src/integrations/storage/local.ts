import { mkdir, open, readFile, realpath, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Keys: `<tenant id>/[<dealership or valuation id>/]<file name>`. */
export interface Storage {
  /** Durable when it resolves. The content of a key never changes. */
  put(key: string, data: Buffer, contentType: string): Promise<void>
  get(key: string): Promise<Buffer | null>
  has(key: string): Promise<boolean>
  /** Succeeds for a missing key too. */
  remove(key: string): Promise<void>
  /** Removes all keys of one tenant (they begin with `<tenant id>/`). May be repeated. */
  removeAll(tenant: string): Promise<void>
}

const KEY = /^[\w-]+(?:\/[\w-]+)?\/\w[\w.-]*$/
export const isKey = (key: string): boolean => KEY.test(key) && !key.includes('..')

/** Our code creates the keys; this check stops path traversal anyway. Throws for a bad key. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`Not a storage key: ${key}`)
  return key
}

/** A tenant's id, as keys begin with it. Throws for anything else. */
export function checkFolder(name: string): string {
  if (!/^[\w-]+$/.test(name)) throw new Error(`Not a folder of the storage: ${name}`)
  return name
}

const missing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files under `root`; written to a temporary name and renamed, so a crash leaves no partial file. */
export function localStorage(root: string): Storage {
  const at = (key: string) => path.join(root, checkKey(key))
  // Refuses a symbolic link that leads out of the folder.
  const find = async (key: string): Promise<string | null> => {
    try {
      const [folder, file] = await Promise.all([realpath(root), realpath(at(key))])
      return file.startsWith(folder + path.sep) ? file : null
    } catch (error) {
      if (missing(error)) return null
      throw error
    }
  }
  return {
    async put(key, data) {
      const target = at(key)
      await mkdir(path.dirname(target), { recursive: true })
      const file = await open(`${target}.new`, 'w')
      try {
        await file.writeFile(data)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${target}.new`, target)
    },
    async get(key) {
      const file = await find(key)
      return file ? readFile(/* turbopackIgnore: true */ file) : null
    },
    has: async (key) => (await find(key)) !== null,
    remove: (key) => rm(at(key), { force: true }),
    removeAll: async (tenant) => rm(path.join(root, checkFolder(tenant)), { recursive: true, force: true }),
  }
}
