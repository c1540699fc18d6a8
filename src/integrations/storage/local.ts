import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { checkKey, type Storage } from './types'

const missing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files under `root`; written beside and renamed, so a crash leaves no half of one. */
export function localStorage(root: string): Storage {
  const at = (key: string) => path.join(root, checkKey(key))
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
      try {
        return await readFile(at(key))
      } catch (error) {
        if (missing(error)) return null
        throw error
      }
    },
    remove: (key) => rm(at(key), { force: true }),
  }
}
