import path from 'node:path'
import { env } from '@/env'
import { localStorage } from './local'
import { s3Storage } from './s3'
import type { Storage } from './types'

let storage: Storage | undefined

export function getStorage(): Storage {
  storage ??= env.s3
    ? s3Storage(env.s3)
    : localStorage(path.join(/* turbopackIgnore: true */ env.dataDir, 'media'))
  return storage
}
export type { Storage }
