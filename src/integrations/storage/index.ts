import path from 'node:path'
import { env } from '@/env'
import { localStorage, type Storage } from './local'
import { s3Storage } from './s3'

type Folder = 'media' | 'private'
const storages = new Map<Folder, Storage>()

function open(folder: Folder): Storage {
  const known = storages.get(folder)
  if (known) return known
  const storage = env.s3
    ? s3Storage(env.s3, folder)
    : localStorage(path.join(/* turbopackIgnore: true */ env.dataDir, folder))
  storages.set(folder, storage)
  return storage
}

/** Pictures of websites: public at `/media/<key>`. */
export const getStorage = (): Storage => open('media')
/** What shoppers sent: no address of a website leads here, only staff read it. */
export const privateStorage = (): Storage => open('private')
export type { Storage }
