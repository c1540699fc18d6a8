import path from 'node:path'
import { env } from '@/env'
import { getStorage } from '@/integrations/storage'
import { boundedFolder, type BoundedFolder } from './boundedFolder'
import type { Roots } from './source'

export const roots = (): Roots => ({ tenants: path.resolve('tenants'), uploads: getStorage() })

let sizes: BoundedFolder | undefined
export const pictureCache = (): BoundedFolder =>
  (sizes ??= boundedFolder(path.resolve(env.dataDir, 'pictures'), env.pictureCacheBytes))
